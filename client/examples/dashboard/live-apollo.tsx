import { TYPES_WITHOUT_ID } from '@academy/client/cache';
import { InboxDocument, ReceivedDocument } from '@academy/client/graphql/nodes';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable, type TypePolicies } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { OperationTypeNode, print } from 'graphql';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Inbox } from './inbox.tsx';
import { SignIn } from './sign-in.tsx';
import { streamsOf } from './streams.ts';

const typePolicies: TypePolicies = Object.fromEntries(TYPES_WITHOUT_ID.map((type) => [type, { keyFields: false }]));

function newClient(token: string) {
  const streams = streamsOf(token, () => void client.refetchQueries({ include: 'active' }));
  const live = new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((sink) =>
        streams.subscribe({ query: print(query), variables, ...(operationName && { operationName }) }, sink),
      ),
  );
  const http = new HttpLink({ uri: '/graphql', headers: { authorization: `Bearer ${token}` } });
  const client = new ApolloClient({
    link: ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, live, http),
    cache: new InMemoryCache({ typePolicies }),
  });
  return client;
}

function LiveInbox() {
  const { data, error, subscribeToMore } = useQuery(InboxDocument, { variables: { count: 20 } });
  useEffect(
    () =>
      subscribeToMore({
        document: ReceivedDocument,
        updateQuery: (_partial, { complete, previousData, subscriptionData }) => {
          const entry = subscriptionData.data.notificationReceived;
          if (!complete || !previousData.notifications || !entry) return undefined;
          const unreadNotificationCount = (previousData.unreadNotificationCount ?? 0) + 1;
          const nodes = [entry, ...previousData.notifications.nodes];
          return { ...previousData, unreadNotificationCount, notifications: { ...previousData.notifications, nodes } };
        },
      }),
    [subscribeToMore],
  );
  if (!data?.notifications) return <p role="status">{error?.message ?? 'Loading'}</p>;
  return <Inbox entries={data.notifications.nodes} unread={data.unreadNotificationCount ?? 0} />;
}

function App() {
  const [client, setClient] = useState<ApolloClient>();
  if (!client) return <SignIn onToken={(token) => setClient(newClient(token))} />;
  return (
    <ApolloProvider client={client}>
      <LiveInbox />
    </ApolloProvider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
