import type { User } from '../../src/features/auth/user.entity.ts';
import type { Random } from '../random.ts';

export type UserRow = Pick<User, 'id' | 'createdAt' | 'updatedAt' | 'name' | 'email' | 'passwordHash' | 'isSuperAdmin'>;

/** Who is to sign in. */
export interface NewUser {
  name: string;
  email: string;
  isSuperAdmin?: boolean;
}

/** Makes users who sign in with one password; its bcrypt hash is worked out once, for it is slow on purpose. */
export function makeUser(random: Random, createdAt: string, passwordHash: string, user: NewUser): UserRow {
  const { name, email, isSuperAdmin = false } = user;
  return { id: random.id(createdAt), createdAt, updatedAt: createdAt, name, email, passwordHash, isSuperAdmin };
}
