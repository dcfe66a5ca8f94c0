import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../platform/loaders/read-model.ts';

// What the keys of the rows `r` of a report are called, found for those of a page alone.

/** Who pays to an account. */
export const accountName = ({ academyId }: ReadContext): Sql => sql`(select coalesce(p.name, s.name) from accounts a
  left join parents p on p.academy_id = a.academy_id and p.id = a.parent_id
  left join students s on s.academy_id = a.academy_id and s.id = a.student_id
  where a.academy_id = ${academyId} and a.id = r."accountId")`;

export const studentName = ({ academyId }: ReadContext): Sql =>
  sql`(select s.name from students s where s.academy_id = ${academyId} and s.id = r."studentId")`;

export const courseName = ({ academyId }: ReadContext): Sql =>
  sql`(select c.name from courses c where c.academy_id = ${academyId} and c.id = r."courseId")`;

/** Users belong to no academy. */
export const receiverName = (): Sql => sql`(select u.name from users u where u.id = r."receiverId")`;
