import { User } from './user.entity.ts';
import { UserKind } from './user.enums.ts';

/** The domain of addresses that belong to no person: mail to them goes nowhere, and registering with one is refused. */
const DOMAIN = '@keys.invalid';

/** No text hashes to it. */
const NO_PASSWORD = '!';

/** Whether an e-mail address is of a kind that no person has. */
export const isReservedEmail = (email: string): boolean => email.toLowerCase().endsWith(DOMAIN);

/** The user that an API key acts as: of its id and name, without sign-in. */
export const keyUser = (id: string, name: string): User =>
  Object.assign(new User(), { id, name, kind: UserKind.KEY, email: `key-${id}${DOMAIN}`, passwordHash: NO_PASSWORD });
