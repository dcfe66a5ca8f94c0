import type { AppError } from '../errors/app-error.ts';
import type { Viewer } from './roles.ts';

/** A signed-in user and the session that the request's token belongs to; or an API key, which is a user without sessions. */
export interface Principal {
  readonly userId: string;
  /** For an API key its own id, which is no login session's. */
  readonly sessionId: string;
  /** The id of the token: refreshing swaps exactly this one. Of an API key its own id. */
  readonly tokenId: string;
  readonly isSuperAdmin: boolean;
  /** The scopes of an API key; absent for a user, whom only the role limits. */
  readonly scopes?: ReadonlySet<string>;
}

/** The academy of a request, its state, and who the caller is in it. */
export interface AcademyContext {
  readonly id: string;
  readonly status: 'active' | 'inactive' | 'suspended';
  /** IANA time zone: dates such as "today" are the academy's. */
  readonly timezone: string;
  /** ISO 4217 code of every amount of the academy. */
  readonly currency: string;
  readonly viewer: Viewer;
}

/** The caller and the chosen academy: the only facts that permissions depend on. */
export interface Caller {
  /** Null without a valid token. */
  readonly principal: Principal | null;
  /** The chosen academy, or why there is none: operations that need one throw that error. */
  readonly academy: AcademyContext | AppError;
}
