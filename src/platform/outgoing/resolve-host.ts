import { lookup, Resolver } from 'node:dns/promises';

/** Returns the addresses of a host. The list is empty if the host has none. Throws if no name server responds. */
export type ResolveHost = (host: string) => Promise<string[]>;

const RESOLVER_OPTIONS = { timeout: 2_000, tries: 2 };

/** The errors for a name that has no addresses of a certain kind. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

/** Resolves a name with DNS queries. Node's usual lookup would occupy one of node's few threads. */
export const resolvePublicly: ResolveHost = async (host) => {
  const resolver = new Resolver(RESOLVER_OPTIONS);
  const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length > 0) return found;
  for (const answer of asked) if (answer.status === 'rejected' && !NOTHING.has(answer.reason.code)) throw answer.reason;
  return [];
};

/** Resolves names, including the names of this machine and of its network. */
export const resolveLocally: ResolveHost = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);
