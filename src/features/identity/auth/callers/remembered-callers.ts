import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Caller, Principal } from '../../../../platform/permissions/caller.ts';
import type { SessionCheck } from './authenticate.ts';

/** The maximum number of remembered callers. Each one uses about a kilobyte of memory. */
const MAX_CALLERS = 5_000;

/** An authenticated caller with an academy. */
export type RememberedCaller = Caller & { readonly principal: Principal };

/**
 * Remembers the caller for each token and academy. When a token is used again, the service begins to handle the request
 * for the remembered caller, while it checks the token at the same time.
 */
export interface RememberedCallers {
  get(check: SessionCheck): RememberedCaller | undefined;
  /** Remembers a caller. If the caller has no academy, forgets the remembered caller of the token instead. */
  set(check: SessionCheck, caller: Caller): void;
  forget(check: SessionCheck): void;
}

/** Creates a memory of callers, which is empty at first. */
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

/** Returns true if two callers are equal in all properties. */
export const isSameCaller = (one: Caller, other: Caller): boolean => isDeepStrictEqual(one, other);
