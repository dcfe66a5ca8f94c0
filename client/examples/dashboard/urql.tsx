import { TYPES_WITHOUT_ID } from '@academy/client/cache';
import { DashboardDocument, MonthsDocument } from '@academy/client/graphql/nodes';
import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Client, fetchExchange, Provider, useQuery } from 'urql';
import { daysAgo, monthsAgo } from './days.ts';
import { MonthChart } from './months.tsx';
import { SignIn } from './sign-in.tsx';
import { StudentTable } from './students.tsx';

const cache = () =>
  cacheExchange({
    keys: Object.fromEntries(TYPES_WITHOUT_ID.map((type) => [type, () => null])),
    // appends a further page to the pages in the cache
    resolvers: { Query: { students: relayPagination() } },
  });

const newClient = (token: string) =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
    exchanges: [cache(), fetchExchange],
  });

function Students() {
  const [after, setAfter] = useState<string | null>(null);
  const variables = { students: 10, since: daysAgo(365), after };
  const [{ data, error }] = useQuery({ query: DashboardDocument, variables });
  if (!data?.students) return <p role="status">{error?.message ?? 'Loading'}</p>;
  const { nodes, pageInfo } = data.students;
  const more = () => setAfter(pageInfo.endCursor);
  return <StudentTable students={nodes} onMore={pageInfo.hasNextPage ? more : undefined} />;
}

function Months() {
  const [{ data, error }] = useQuery({ query: MonthsDocument, variables: { from: monthsAgo(12) } });
  if (!data?.monthlyReport) return <p role="status">{error?.message ?? 'Loading'}</p>;
  return <MonthChart {...data.monthlyReport} />;
}

function App() {
  const [client, setClient] = useState<Client>();
  if (!client) return <SignIn onToken={(token) => setClient(newClient(token))} />;
  return (
    <Provider value={client}>
      <Months />
      <Students />
    </Provider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
