import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import { type CommunicationPreferences, chosenChannels } from '../../../people/parents/parent.entity.ts';
import { isAtWork } from '../../../people/staff/staff.enums.ts';
import type { PersonType } from '../notice-send.enums.ts';
import type { NoticeReading } from './notice-run.types.ts';
import type { Recipient } from './recipient.types.ts';

interface PersonRow {
  readonly about: string;
  readonly id: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly preferences?: unknown;
  readonly dateOfBirth?: string | null;
}

/** Selects the id of the user whose membership refers to a staff member, parent or student in its `column`. */
const userOf = ({ academy }: NoticeReading, column: string, id: Sql): Sql =>
  sql`(select m.user_id from memberships m where m.academy_id = ${academy.id} and ${sql.ref(`m.${column}`)} = ${id})`;

/** Returns, for each student, the active parents who get notices about this student. */
export async function parentsOf(run: NoticeReading, studentIds: readonly string[]): Promise<Map<string, Recipient[]>> {
  const { academy, engine, read } = run;
  const rows = await read(sql<PersonRow>`select l.student_id as about, p.id, p.email, p.phone,
        p.communication_preferences as preferences, ${userOf(run, 'parent_id', sql`p.id`)} as "userId"
      from parent_students l join parents p on p.academy_id = ${academy.id} and p.id = l.parent_id
      where l.academy_id = ${academy.id} and ${inIds(sql`l.student_id`, studentIds, engine)}
        and l.gets_notices and p.deleted_at is null and p.status = 'active'
      order by p.id`);
  return byAbout(rows, parent);
}

/**
 * Returns, for each student, the student and the parents who get notices about the student. Omits people who are not
 * active.
 */
export async function familiesOf(run: NoticeReading, studentIds: readonly string[]): Promise<Map<string, Recipient[]>> {
  const ids = [...new Set(studentIds)];
  const parents = await parentsOf(run, ids);
  const students = await studentsById(run, ids);
  return new Map(ids.map((id) => [id, [...(parents.get(id) ?? []), ...(students.get(id) ?? [])]]));
}

/** Returns parents as recipients, by id. Includes parents who are no longer active. */
export async function payersById(run: NoticeReading, parentIds: readonly string[]): Promise<Map<string, Recipient[]>> {
  const { academy, engine, read } = run;
  const rows =
    await read(sql<PersonRow>`select p.id as about, p.id, p.email, p.phone, p.communication_preferences as preferences,
        ${userOf(run, 'parent_id', sql`p.id`)} as "userId"
      from parents p where p.academy_id = ${academy.id} and ${inIds(sql`p.id`, parentIds, engine)}
        and p.erased_at is null`);
  return byAbout(rows, parent);
}

/** Returns students as recipients, by id. If `evenLeft` is true, includes students who are no longer active. */
export async function studentsById(
  run: NoticeReading,
  studentIds: readonly string[],
  { evenLeft = false } = {},
): Promise<Map<string, Recipient[]>> {
  const { academy, engine, read } = run;
  const which = evenLeft ? sql`s.erased_at is null` : sql`s.deleted_at is null and s.status = 'active'`;
  const rows =
    await read(sql<PersonRow>`select s.id as about, s.id, s.email, s.phone, cast(s.date_of_birth as text) as "dateOfBirth",
        ${userOf(run, 'student_id', sql`s.id`)} as "userId"
      from students s where s.academy_id = ${academy.id} and ${inIds(sql`s.id`, studentIds, engine)} and ${which}`);
  const youngest = bornBy(run);
  return byAbout(rows, (row) => ({
    ...person('student')(row),
    isInboxOnly: typeof row.dateOfBirth === 'string' && row.dateOfBirth > youngest,
  }));
}

/** Returns a date. Students who were born on this date or earlier are old enough to get messages. */
function bornBy({ academy, clock, at }: NoticeReading): string {
  const today = clock.dayOf(at);
  const age = academy.settings.noticesStudentAge ?? 13;
  return `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`;
}

/** Returns staff members who work today as recipients, by id. */
export async function staffById(run: NoticeReading, staffIds: readonly string[]): Promise<Map<string, Recipient[]>> {
  const { academy, engine, read, clock, at } = run;
  const rows =
    await read(sql<PersonRow>`select s.id as about, s.id, s.email, s.phone, ${userOf(run, 'staff_id', sql`s.id`)} as "userId"
      from staff s where s.academy_id = ${academy.id} and ${inIds(sql`s.id`, staffIds, engine)}
        and ${isAtWork(sql, [sql`s`, sql`${clock.dayOf(at)}`])}`);
  return byAbout(rows, person('staff'));
}

/** Returns the members who are academy admins, or staff members with the role administrator. */
export async function officeOf({ academy, read }: NoticeReading): Promise<Recipient[]> {
  const rows = await read(sql<{
    userId: string;
    staffId: string | null;
  }>`select m.user_id as "userId", m.staff_id as "staffId"
      from memberships m where m.academy_id = ${academy.id}
        and (m.role = 'academy_admin' or m.staff_role = 'administrator') order by m.user_id`);
  return rows.map(({ userId, staffId }) => ({
    userId,
    person: staffId === null ? null : { type: 'staff', id: staffId },
    ...{ email: null, phone: null, contact: null },
  }));
}

const person =
  (type: PersonType) =>
  ({ id, userId, email, phone }: PersonRow): Recipient => ({
    userId,
    person: { type, id },
    email: email || null,
    phone: phone || null,
    contact: null,
  });

const parent = (row: PersonRow): Recipient => ({
  ...person('parent')(row),
  contact: chosenChannels(fromJsonColumn<CommunicationPreferences>(row.preferences)),
});

function byAbout(rows: readonly PersonRow[], recipientOf: (row: PersonRow) => Recipient): Map<string, Recipient[]> {
  const groups = Map.groupBy(rows, ({ about }) => about);
  return new Map([...groups].map(([about, own]) => [about, own.map(recipientOf)]));
}
