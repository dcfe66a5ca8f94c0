import { sql } from 'kysely';
import { jsonArrayAgg, jsonObject } from '../../../platform/loaders/json.ts';
import { inArraySubquery, inHashedSubquery } from '../../../platform/loaders/planner-hints.ts';
import {
  atLeast,
  atMost,
  equals,
  type Filter,
  type Finder,
  isValue,
  type ReadContext,
  type ReadModel,
  type Relation,
  type SearchIndex,
  type Sql,
} from '../../../platform/loaders/read-model.ts';
import { searchSql } from '../../../platform/loaders/search.ts';
import { isFamily } from '../../../platform/permissions/roles.ts';
import { conditionOf, enrollmentVisibility } from '../../people/students/student.visibility.ts';
import { ClassSession } from './class-session.entity.ts';
import { hasActive, isOf, seenStudents, wasActiveOn } from './session.visibility.ts';

/**
 * If the caller is a parent or a student: selects the students of the session whom the caller can see. For staff:
 * selects null.
 */
function attendees(context: ReadContext): Sql {
  const { engine, viewer } = context;
  if (!isFamily(viewer)) return sql`cast(null as ${sql.raw(engine === 'postgresql' ? 'json' : 'text')})`;
  const student = jsonObject({ id: sql`s.id`, name: sql`s.name` }, context);
  return sql`(select ${jsonArrayAgg(student, sql`s.name, s.id`, context)} from students s where ${seenStudents(context)}
    and exists (select 1 from enrollments e where e.academy_id = ${context.academyId} and e.student_id = s.id
      and e.batch_id = t.batch_id and ${wasActiveOn(sql`t.date`)}))`;
}

const ofBatch =
  (column: string) =>
  ({ academyId }: ReadContext): Sql =>
    sql`(select ${sql.ref(`b.${column}`)} from batches b where b.academy_id = ${academyId} and b.id = t.batch_id)`;

/**
 * Selects the batches whose name or code contains a text. The search for sessions begins with batches, because there
 * are far fewer batches than sessions.
 */
export const batchesWith: Finder = (needle, context) => sql`select b.id from batches b
  where b.academy_id = ${context.academyId} and ${searchSql([sql`b.name`, sql`b.code`], needle, sql.ref, context)}`;

/**
 * Returns the condition for sessions whose topic contains a text. A partial index contains the sessions with a topic.
 */
const hasTopicWith: Finder = (needle, context) =>
  sql`(t.topic is not null and ${searchSql([sql`t.topic`], needle, sql.ref, context)})`;

const isFoundBy: Finder = (needle, context) =>
  sql`(${inHashedSubquery(sql`t.batch_id`, batchesWith(needle, context))} or ${hasTopicWith(needle, context)})`;

/**
 * Finds sessions by the name of their batch and by their topic, each with its own index. A session that is found in
 * both ways counts twice towards the limit `few`.
 */
const searchIndex: SearchIndex = {
  found: (needle, context, most) => sql`select found.id from (
      select t.id from class_sessions t where t.academy_id = ${context.academyId}
        and ${inArraySubquery(sql`t.batch_id`, batchesWith(needle, context), context)}
      union all
      select t.id from class_sessions t where t.academy_id = ${context.academyId} and ${hasTopicWith(needle, context)}
    ) as found limit ${sql.lit(most)}`,
  key: sql`t.id`,
  holds: isFoundBy,
  few: 2_000,
};

/**
 * A filter for sessions that should have attendance marks but have none. These sessions have begun and are not
 * cancelled, and at least one student was active in the batch on that day.
 */
const unmarked: Filter = (value: boolean, _column, context) => {
  const is = sql`(t.status <> 'cancelled' and t.starts_at <= ${context.now} and ${hasActive(sql`1 = 1`, context)}
      and not exists (select 1 from attendance a where a.academy_id = ${context.academyId} and a.session_id = t.id))`;
  return value ? is : sql`not ${is}`;
};

/**
 * A filter for sessions that are not cancelled and have no instructor. A staff member who leaves counts as the
 * instructor of sessions up to the last working day. Without this day, and for deleted staff, the service does not know
 * when they left. They then count as the instructor of sessions that have begun.
 */
const unstaffed: Filter = (value: boolean, _column, { academyId, now }) => {
  const is = sql`(t.status <> 'cancelled' and (t.instructor_id is null or t.instructor_id in (
      select i.id from staff i where i.academy_id = ${academyId} and ((i.status = 'terminated' and i.end_date < t.date)
        or (t.starts_at > ${now} and (i.deleted_at is not null or (i.status = 'terminated' and i.end_date is null)))))))`;
  return value ? is : sql`not ${is}`;
};

export const classSessionReads: ReadModel<ClassSession> = {
  entity: ClassSession,
  // staff see all sessions; families see a session if one of their enrollments was active on its day
  visibility: (context) =>
    isFamily(context.viewer) ? isOf(conditionOf(enrollmentVisibility(context, 'e')), context) : 'all',
  propertyVisibility: (property, viewer) => (property === 'notes' && isFamily(viewer) ? sql`1 = 0` : undefined),
  order: ['date asc', 'startTime asc'],
  computed: {
    courseId: ofBatch('course_id'),
    // compares only with `=`, so that PostgreSQL builds one hash table of the batches for many sessions
    isSubstitute: ({ academyId }) => sql`(t.instructor_id is not null and not exists (select 1 from batches b
      where b.academy_id = ${academyId} and b.id = t.batch_id and b.instructor_id = t.instructor_id))`,
    attendees,
  },
  computedJson: ['attendees'],
  search: [isFoundBy],
  searchIndex,
  needs: { course: ['courseId'] },
  filters: {
    from: atLeast('date'),
    to: atMost('date'),
    batchId: equals('batchId'),
    courseId: (courseId, _column, context) => sql`t.batch_id in (select b.id from batches b
      where b.academy_id = ${context.academyId} and ${isValue(sql`b.course_id`, courseId, context)})`,
    instructorId: equals('instructorId'),
    formerInstructorId: (formerInstructorId, _column, context) =>
      isValue(sql`t.former_instructor_id`, formerInstructorId, context),
    roomId: equals('roomId'),
    studentId: (studentId, _column, context) =>
      isOf(
        sql`e.student_id in (select s.id from students s where ${seenStudents(context)}
          and ${isValue(sql`s.id`, studentId, context)})`,
        context,
      ),
    status: equals('status'),
    unmarked,
    unstaffed,
  },
  filterScopes: {
    search: ['batches:read'],
    studentId: ['enrollments:read'],
    unmarked: ['attendance:read'],
    formerInstructorId: ['staff:read'],
    unstaffed: ['staff:read'],
  },
  ownSearch: { search: [hasTopicWith] },
};

export const sessionsOfBatch: Relation<ClassSession> = {
  name: 'Batch.sessions',
  model: classSessionReads,
  key: sql`t.batch_id`,
};

export const sessionsOfInstructor: Relation<ClassSession> = {
  name: 'StaffMember.sessions',
  model: classSessionReads,
  key: sql`t.instructor_id`,
};

export const sessionsInRoom: Relation<ClassSession> = {
  name: 'Room.sessions',
  model: classSessionReads,
  key: sql`t.room_id`,
};

/**
 * The sessions of a student, found through enrollments. If several enrollments of the student in one batch were active
 * on the day of a session, the session is returned once.
 */
export const sessionsOfStudent: Relation<ClassSession> = {
  name: 'Student.sessions',
  model: classSessionReads,
  key: sql`l.student_id`,
  join: ({ academyId }) => sql`join enrollments l on l.academy_id = ${academyId} and l.batch_id = t.batch_id
    and l.id = (select e.id from enrollments e where e.academy_id = ${academyId} and e.student_id = l.student_id
      and e.batch_id = l.batch_id and ${wasActiveOn(sql`t.date`)} order by e.id limit 1)`,
};
