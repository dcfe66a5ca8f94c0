import { User } from './user.entity.ts';
import { UserKind } from './user.enums.ts';

/** The user whom the service acts as where nobody asked it to: jobs. A migration makes it; it never signs in. */
export const SYSTEM_USER_ID = '00000000-0000-7000-8000-000000000001';

/** Addresses of users who are nobody's: mail to them goes nowhere, and nobody registers with one. */
const DOMAIN = '@keys.invalid';

/** No text hashes to it. */
const NO_PASSWORD = '!';

/** Whether an e-mail address is of a kind that no person has. */
export const isReservedEmail = (email: string): boolean => email.toLowerCase().endsWith(DOMAIN);

/** The user that an API key acts as: of its id and name, without sign-in. */
export const keyUser = (id: string, name: string): User =>
  Object.assign(new User(), { id, name, kind: UserKind.KEY, email: `key-${id}${DOMAIN}`, passwordHash: NO_PASSWORD });
