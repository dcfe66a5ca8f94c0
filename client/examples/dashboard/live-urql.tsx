import { InboxDocument, ReceivedDocument } from '@academy/client/graphql/nodes';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Client, fetchExchange, Provider, subscriptionExchange, useQuery, useSubscription } from 'urql';
import { type Entries, Inbox } from './inbox.tsx';
import { SignIn } from './sign-in.tsx';
import { streamsOf } from './streams.ts';

const newClient = (token: string, onReconnected: () => void) => {
  const streams = streamsOf(token, onReconnected);
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
    exchanges: [
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: (sink) => ({ unsubscribe: streams.subscribe({ query, variables: variables ?? {} }, sink) }),
        }),
      }),
    ],
  });
};

function LiveInbox({ reconnections }: { reconnections: number }) {
  const [{ data, error }, readAgain] = useQuery({ query: InboxDocument, variables: { count: 20 } });
  useEffect(() => {
    if (reconnections > 0) readAgain({ requestPolicy: 'network-only' });
  }, [reconnections, readAgain]);
  const [{ data: received = [] }] = useSubscription<{ notificationReceived: Entries[number] }, Entries>(
    { query: ReceivedDocument },
    (entries = [], { notificationReceived }) => [notificationReceived, ...entries],
  );
  if (!data?.notifications) return <p role="status">{error?.message ?? 'Loading'}</p>;
  const known = data.notifications.nodes;
  const fresh = received.filter(({ id }) => known.every((each) => each.id !== id));
  return <Inbox entries={[...fresh, ...known]} unread={(data.unreadNotificationCount ?? 0) + fresh.length} />;
}

function App() {
  const [client, setClient] = useState<Client>();
  const [reconnections, setReconnections] = useState(0);
  const signedIn = (token: string) => setClient(newClient(token, () => setReconnections((count) => count + 1)));
  if (!client) return <SignIn onToken={signedIn} />;
  return (
    <Provider value={client}>
      <LiveInbox reconnections={reconnections} />
    </Provider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
