import { User } from './user.entity.ts';
import { UserKind } from './user.enums.ts';

/**
 * The domain of the e-mail addresses of users that are not people. Nobody can get mail at this domain or register with
 * it.
 */
const DOMAIN = '@keys.invalid';

/** A value for `passwordHash` that no password matches. */
const NO_PASSWORD = '!';

/** Returns true if the e-mail address is reserved for users that are not people. */
export const isReservedEmail = (email: string): boolean => email.toLowerCase().endsWith(DOMAIN);

/** Returns a new user for an API key, with the id and the name of the key. This user cannot sign in. */
export const keyUser = (id: string, name: string): User =>
  Object.assign(new User(), { id, name, kind: UserKind.KEY, email: `key-${id}${DOMAIN}`, passwordHash: NO_PASSWORD });
