import { TYPES_WITHOUT_ID } from '@academy/client/cache';
import { DashboardDocument, MonthsDocument } from '@academy/client/graphql/nodes';
import { ApolloClient, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { daysAgo, monthsAgo } from './days.ts';
import { MonthChart } from './months.tsx';
import { SignIn } from './sign-in.tsx';
import { StudentTable } from './students.tsx';

const withoutId: TypePolicies = Object.fromEntries(TYPES_WITHOUT_ID.map((type) => [type, { keyFields: false }]));

const typePolicies: TypePolicies = {
  ...withoutId,
  Query: {
    fields: {
      students: {
        keyArgs: ['filter', 'orderBy'],
        // appends a further page to the pages in the cache
        merge: (existing, incoming, { args }) =>
          existing && args?.after ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming,
      },
    },
  },
};

const newClient = (token: string) =>
  new ApolloClient({
    link: new HttpLink({ uri: '/graphql', headers: { authorization: `Bearer ${token}` } }),
    cache: new InMemoryCache({ typePolicies }),
  });

function Students() {
  const { data, error, fetchMore } = useQuery(DashboardDocument, { variables: { students: 10, since: daysAgo(365) } });
  if (!data?.students) return <p role="status">{error?.message ?? 'Loading'}</p>;
  const { nodes, pageInfo } = data.students;
  const more = () => fetchMore({ variables: { after: pageInfo.endCursor } });
  return <StudentTable students={nodes} onMore={pageInfo.hasNextPage ? more : undefined} />;
}

function Months() {
  const { data, error } = useQuery(MonthsDocument, { variables: { from: monthsAgo(12) } });
  if (!data?.monthlyReport) return <p role="status">{error?.message ?? 'Loading'}</p>;
  return <MonthChart {...data.monthlyReport} />;
}

function App() {
  const [client, setClient] = useState<ApolloClient>();
  if (!client) return <SignIn onToken={(token) => setClient(newClient(token))} />;
  return (
    <ApolloProvider client={client}>
      <Months />
      <Students />
    </ApolloProvider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
