import type { User } from '../../src/features/identity/auth/user.entity.ts';
import { UserKind } from '../../src/features/identity/auth/user.enums.ts';
import { type Maker, recordOf } from '../maker.ts';

export type UserRow = Pick<
  User,
  'id' | 'createdAt' | 'updatedAt' | 'name' | 'email' | 'emailVerifiedAt' | 'passwordHash' | 'kind' | 'isSuperAdmin'
>;

/** The values of a new user. */
export interface NewUser {
  name: string;
  email: string;
  isSuperAdmin?: boolean;
}

/**
 * Creates a user with a verified address. All users have the same password. Its bcrypt hash is computed only once,
 * because bcrypt is slow on purpose.
 */
export function makeUser(maker: Maker, createdAt: string, passwordHash: string, user: NewUser): UserRow {
  const { name, email, isSuperAdmin = false } = user;
  return {
    ...recordOf(maker, createdAt),
    name,
    email,
    emailVerifiedAt: createdAt,
    passwordHash,
    kind: UserKind.PERSON,
    isSuperAdmin,
  };
}
