import type { AppError } from '../errors/app-error.ts';
import type { Viewer } from './roles.ts';

/**
 * An authenticated caller: a user with the login session of the request's token, or an API key, which acts as a user
 * without login sessions.
 */
export interface Principal {
  readonly userId: string;
  /** The id of the login session; for an API key, the key's own id, which is no login session. */
  readonly sessionId: string;
  /** The id of the token, which a refresh replaces; for an API key, the key's own id. */
  readonly tokenId: string;
  readonly isSuperAdmin: boolean;
  /** The scopes of an API key; absent for a user, who is limited only by the role. */
  readonly scopes?: ReadonlySet<string>;
}

/** The academy of a request with its status, and the caller's role in it. */
export interface AcademyContext {
  readonly id: string;
  readonly status: 'active' | 'inactive' | 'suspended';
  /** The IANA time zone; dates such as "today" are in this zone. */
  readonly timezone: string;
  /** The ISO 4217 code of all amounts in the academy. */
  readonly currency: string;
  readonly viewer: Viewer;
}

/** The caller and the chosen academy: the only facts that permissions depend on. */
export interface Caller {
  /** Null without a valid token. */
  readonly principal: Principal | null;
  /** The chosen academy, or the error of operations that require an academy. */
  readonly academy: AcademyContext | AppError;
}
