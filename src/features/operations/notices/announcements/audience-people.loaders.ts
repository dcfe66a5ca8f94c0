import { sql } from 'kysely';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import { isAtWork } from '../../../people/staff/staff.enums.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';
import type { AnnouncementAudience } from './announcement.entity.ts';
import { AudienceRole } from './announcement.enums.ts';

/** The ids of the people in an audience. An id may be listed several times. */
export interface AudiencePeople {
  /**
   * The ids of students with an active enrollment. The parents of these students are read later, when the notices are
   * written.
   */
  readonly studentIds: readonly string[];
  /** True if the students themselves get the announcement. */
  readonly isForStudents: boolean;
  /** True if the parents of the students get the announcement. */
  readonly isForParents: boolean;
  readonly staffIds: readonly string[];
  /** The ids of users who are neither students, parents nor staff members: academy admins. */
  readonly userIds: readonly string[];
}

const STAFF_ROLES: readonly AudienceRole[] = [
  ...[AudienceRole.TEACHER, AudienceRole.ADMINISTRATOR],
  ...[AudienceRole.SUPPORT_STAFF, AudienceRole.DEPARTMENT_HEAD],
];

/** Returns the people who are in an audience at present. */
export async function peopleOf(reading: NoticeReading, audience: AnnouncementAudience): Promise<AudiencePeople> {
  const { roles } = audience;
  if (roles) {
    const [isForStudents, isForParents] = [AudienceRole.STUDENT, AudienceRole.PARENT].map((role) =>
      roles.includes(role),
    );
    return {
      studentIds: isForStudents || isForParents ? await students(reading, sql`1 = 1`) : [],
      isForStudents: isForStudents === true,
      isForParents: isForParents === true,
      staffIds: await staffIn(
        reading,
        roles.filter((role) => STAFF_ROLES.includes(role)),
      ),
      userIds: roles.includes(AudienceRole.ACADEMY_ADMIN) ? await admins(reading) : [],
    };
  }
  const which = ofBatches(reading, audience);
  return {
    studentIds: await students(reading, sql`e.batch_id in (${which})`),
    ...{ isForStudents: true, isForParents: true, userIds: [] },
    staffIds: await idsOf(
      reading,
      sql`select distinct b.instructor_id as id from batches b
        where b.academy_id = ${reading.academy.id} and b.id in (${which}) and b.instructor_id is not null
          and b.status in ('upcoming', 'ongoing')`,
    ),
  };
}

/**
 * Returns the condition that an enrollment `e` is active and belongs to a batch of the audience. If the audience is a
 * list of roles, every active enrollment matches.
 */
export const placesInAudience = (reading: NoticeReading, audience: AnnouncementAudience): Sql =>
  sql`e.status = 'active' and ${audience.roles ? sql`1 = 1` : sql`e.batch_id in (${ofBatches(reading, audience)})`}`;

/**
 * Selects the ids of the batches of an audience. Selects all batches if the audience contains neither batches nor
 * courses.
 */
function ofBatches({ academy, engine }: NoticeReading, { courseIds, batchIds }: AnnouncementAudience): Sql {
  const all = sql`select t.id from batches t where t.academy_id = ${academy.id} and t.deleted_at is null`;
  if (batchIds) return sql`${all} and ${inIds(sql`t.id`, batchIds, engine)}`;
  return courseIds ? sql`${all} and ${inIds(sql`t.course_id`, courseIds, engine)}` : all;
}

const idsOf = async ({ read }: NoticeReading, statement: Sql): Promise<string[]> =>
  (await read(sql<{ id: string }>`${statement}`)).map(({ id }) => id);

const students = (reading: NoticeReading, which: Sql): Promise<string[]> =>
  idsOf(
    reading,
    sql`select distinct e.student_id as id from enrollments e
      where e.academy_id = ${reading.academy.id} and e.status = 'active' and e.deleted_at is null and ${which}`,
  );

const staffIn = async (reading: NoticeReading, roles: readonly AudienceRole[]): Promise<string[]> =>
  roles.length === 0
    ? []
    : idsOf(
        reading,
        sql`select s.id from staff s where s.academy_id = ${reading.academy.id}
          and ${isAtWork(sql, [sql`s`, sql`${reading.clock.dayOf(reading.at)}`])} and s.role in (${sql.join(roles)})`,
      );

const admins = (reading: NoticeReading): Promise<string[]> =>
  idsOf(
    reading,
    sql`select m.user_id as id from memberships m
      where m.academy_id = ${reading.academy.id} and m.role = 'academy_admin'`,
  );
