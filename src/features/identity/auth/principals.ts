import { User } from './user.entity.ts';
import { UserKind } from './user.enums.ts';

/**
 * The domain for e-mail addresses of users who are not people. No mail reaches this domain, and registration with such
 * an address is refused.
 */
const DOMAIN = '@keys.invalid';

/** A value that is not the hash of any password. */
const NO_PASSWORD = '!';

/** Returns true if no person can have the e-mail address. */
export const isReservedEmail = (email: string): boolean => email.toLowerCase().endsWith(DOMAIN);

/** Returns the user as whom an API key acts, with the key's id and name. This user cannot sign in. */
export const keyUser = (id: string, name: string): User =>
  Object.assign(new User(), { id, name, kind: UserKind.KEY, email: `key-${id}${DOMAIN}`, passwordHash: NO_PASSWORD });
