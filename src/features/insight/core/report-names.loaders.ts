import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { mayReadResource } from '../../../platform/permissions/resource-scopes.ts';
import { accountVisibility } from '../../money/accounts/account.visibility.ts';
import { conditionOf, studentVisibility } from '../../people/students/student.visibility.ts';

// The names for the keys of the rows `r` of a report. The names are looked up only for the rows of a page. The name of
// a person is shown only to callers who can see the person. A caller may see marks and money of people who have left,
// or who pay for the same child, without seeing these people. API keys also need the scope that reads the people.

/** Returns the condition that the caller can see a student `s`. */
export const isSeen = (context: ReadContext): Sql =>
  sql`${conditionOf(studentVisibility(context, sql`s.id`))} and ${mayName('Student', context)}`;

/**
 * Returns the condition that the scopes of the calling API key allow reading a kind of record. For all other callers,
 * the condition is true.
 */
export const mayName = (resource: string, { scopes }: ReadContext): Sql =>
  mayReadResource(scopes, resource) ? sql`1 = 1` : sql`1 = 0`;

/** Returns a value of a record as SQL. The value is null for API keys without the scope that reads the record. */
export const ifRead = (resource: string, value: Sql, context: ReadContext): Sql =>
  sql`case when ${mayName(resource, context)} then ${value} end`;

/** Selects the name of the payer of an account. */
export const accountName = (context: ReadContext): Sql => sql`(select coalesce(p.name, s.name) from accounts a
  left join parents p on p.academy_id = ${context.academyId} and p.id = a.parent_id and ${conditionOf(accountVisibility(context, 'a'))}
    and ${mayName('Parent', context)}
  left join students s on s.academy_id = ${context.academyId} and s.id = a.student_id and ${isSeen(context)}
  where a.academy_id = ${context.academyId} and a.id = r."accountId")`;

export const studentName = (context: ReadContext): Sql =>
  sql`(select s.name from students s where s.academy_id = ${context.academyId} and s.id = r."studentId" and ${isSeen(context)})`;

export const courseName = (context: ReadContext): Sql =>
  sql`(select c.name from courses c where c.academy_id = ${context.academyId} and c.id = r."courseId" and ${mayName('Course', context)})`;

export const batchName = (context: ReadContext): Sql =>
  sql`(select b.name from batches b where b.academy_id = ${context.academyId} and b.id = r."batchId" and ${mayName('Batch', context)})`;

const nameOfStaff = (id: Sql, context: ReadContext): Sql => sql`(select s.name from staff s
  where s.academy_id = ${context.academyId} and s.id = ${id} and ${mayName('Staff', context)})`;

export const staffName = (context: ReadContext): Sql => nameOfStaff(sql`r."staffId"`, context);

export const roomName = ({ academyId }: ReadContext): Sql =>
  sql`(select o.name from rooms o where o.academy_id = ${academyId} and o.id = r."roomId")`;

export const instructorName = (context: ReadContext): Sql => nameOfStaff(sql`r."instructorId"`, context);

/** Selects the name of a user. Users belong to no academy, so an API key needs the scope that reads memberships. */
export const nameOfUser = (id: Sql, context: ReadContext): Sql =>
  sql`(select u.name from users u where u.id = ${id} and ${mayName('Membership', context)})`;

export const receiverName = (context: ReadContext): Sql => nameOfUser(sql`r."receiverId"`, context);
