import type { InboxQuery } from '@academy/client/graphql';

/** The entries of an inbox, newest first. */
export type Entries = NonNullable<InboxQuery['notifications']>['nodes'];

/** A list of entries, with the number of unread ones. */
export function Inbox({ entries, unread }: { entries: Entries; unread: number }) {
  return (
    <section>
      <h1>{unread} unread</h1>
      <ol>
        {entries.map(({ id, title, text, createdAt }) => (
          <li key={id}>
            <h2>{title}</h2>
            <time dateTime={createdAt}>{new Date(createdAt).toLocaleString()}</time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
