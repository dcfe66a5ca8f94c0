import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Caller, Principal } from '../../../../platform/permissions/caller.ts';
import type { SessionCheck } from './authenticate.ts';

/** Callers that are remembered, about a kilobyte each. */
const MAX_CALLERS = 5_000;

/** An authenticated caller in an academy. */
export type RememberedCaller = Caller & { readonly principal: Principal };

/** Remembers the caller of each token and academy: the next request is presumed to be theirs until its own check arrives. */
export interface RememberedCallers {
  get(check: SessionCheck): RememberedCaller | undefined;
  /** Remembers a caller who acts in an academy; ignores others. */
  set(check: SessionCheck, caller: Caller): void;
  forget(check: SessionCheck): void;
}

/** No callers yet. */
export function createRememberedCallers(): RememberedCallers {
  const callers = new LRUCache<string, RememberedCaller>({ max: MAX_CALLERS });
  return {
    get: ({ key }) => callers.get(key),
    set({ key }, { principal, academy }) {
      if (principal && !(academy instanceof AppError)) callers.set(key, { principal, academy });
      else callers.delete(key);
    },
    forget({ key }) {
      callers.delete(key);
    },
  };
}

/** Whether two callers are the same in everything that anything may depend on. */
export const isSameCaller = (one: Caller, other: Caller): boolean => isDeepStrictEqual(one, other);
