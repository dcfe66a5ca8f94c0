import { lookup, Resolver } from 'node:dns/promises';

/** Returns the addresses of a host; none if there are none. Throws if no name server responds. */
export type ResolveHost = (host: string) => Promise<string[]>;

const RESOLVER_OPTIONS = { timeout: 2_000, tries: 2 };

/** The errors for a name without addresses of a kind. */
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
