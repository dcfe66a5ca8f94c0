import { lookup, Resolver } from 'node:dns/promises';

/** Finds the addresses of a host; none where there are none. Throws where nobody answers. */
export type ResolveHost = (host: string) => Promise<string[]>;

const RESOLVER_OPTIONS = { timeout: 2_000, tries: 2 };

/** What says that a name has no addresses of a kind. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

/** Asks name servers, and waits for none of the few threads in which node looks names up otherwise. */
export const resolvePublicly: ResolveHost = async (host) => {
  const resolver = new Resolver(RESOLVER_OPTIONS);
  const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length > 0) return found;
  for (const answer of asked) if (answer.status === 'rejected' && !NOTHING.has(answer.reason.code)) throw answer.reason;
  return [];
};

/** Finds names of the machine and its network as well. */
export const resolveLocally: ResolveHost = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);
