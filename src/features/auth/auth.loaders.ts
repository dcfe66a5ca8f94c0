import { sql } from 'kysely';
import type { KnownOfSelf } from '../../platform/loaders/field-read.ts';
import type { ReadModel } from '../../platform/loaders/read-model.ts';
import { User } from './user.entity.ts';

/** Users see themselves. */
export const userReads: ReadModel<User> = {
  entity: User,
  acrossAcademies: true,
  visibility: ({ viewer }) => sql`t.id = ${viewer.userId}`,
};

/** What the check of the session has told of its user already. */
export const knownOfSelf: KnownOfSelf = {
  id: ({ userId }) => userId,
  isSuperAdmin: ({ isSuperAdmin }) => isSuperAdmin,
};
