import { sql } from 'kysely';
import type { KnownOfSelf } from '../../../platform/loaders/field-read.ts';
import type { ReadModel } from '../../../platform/loaders/read-model.ts';
import { Session } from './sessions/session.entity.ts';
import { User } from './user.entity.ts';

/** The read model for users. Callers can read only themselves. */
export const userReads: ReadModel<User> = {
  entity: User,
  acrossAcademies: true,
  visibility: ({ viewer }) => sql`t.id = ${viewer.userId}`,
};

/** The read model for login sessions. Callers can read only their own login sessions that have not ended. */
export const sessionReads: ReadModel<Session> = {
  entity: Session,
  acrossAcademies: true,
  visibility: ({ viewer, now }) =>
    sql`(t.user_id = ${viewer.userId} and t.revoked_at is null and t.expires_at > ${now})`,
  search: ['userAgent', 'address'],
  computed: { current: ({ viewer }) => sql`(t.id = ${viewer.sessionId})` },
};

/** The properties of the caller's own user record that authentication has already read from the database. */
export const knownOfSelf: KnownOfSelf = {
  id: ({ userId }) => userId,
  isSuperAdmin: ({ isSuperAdmin }) => isSuperAdmin,
};
