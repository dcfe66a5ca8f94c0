import type { ReadPreference } from '../database/replica/read-route.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Returns the preference in the header X-Read-Preference of a request; undefined without the header. Returns an error
 * for an unknown value. Without the error, a client with a spelling mistake would read from the wrong server without
 * noticing.
 */
export function readPreference(header: string | undefined): ReadPreference | AppError | undefined {
  const value = header?.trim().toLowerCase() || undefined;
  if (value === undefined || value === 'primary' || value === 'replica') return value;
  return new AppError('BAD_USER_INPUT', 'The X-Read-Preference header must be primary or replica.', { status: 400 });
}
