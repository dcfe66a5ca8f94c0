import type { AppError } from '../errors/app-error.ts';
import type { Viewer } from './roles.ts';

/**
 * An authenticated caller: a user with the login session of the request's token, or an API key. An API key acts as a
 * user who has no login session.
 */
export interface Principal {
  readonly userId: string;
  /** The id of the login session. For an API key, it is the key's own id, which does not refer to a login session. */
  readonly sessionId: string;
  /** The id of the token. A refresh replaces the token. For an API key, it is the key's own id. */
  readonly tokenId: string;
  readonly isSuperAdmin: boolean;
  /** The scopes of an API key. Absent for a user, because only the role limits a user. */
  readonly scopes?: ReadonlySet<string>;
}

/** The academy of a request, its status, and the caller's role in it. */
export interface AcademyContext {
  readonly id: string;
  readonly status: 'active' | 'inactive' | 'suspended';
  /** The IANA time zone. Days such as "today" are days in this zone. */
  readonly timezone: string;
  /** The ISO 4217 code of all amounts in the academy. */
  readonly currency: string;
  readonly viewer: Viewer;
}

/** The caller and the chosen academy. Permissions depend on no other facts. */
export interface Caller {
  /** Null if there is no valid token. */
  readonly principal: Principal | null;
  /** The chosen academy. If none is chosen, the error that operations throw if they require an academy. */
  readonly academy: AcademyContext | AppError;
}
