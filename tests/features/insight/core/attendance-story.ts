import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { Attendance } from '../../../../src/features/learning/attendance/attendance.entity.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { addDays, eachDay } from '../../../../src/platform/time/days.ts';
import { wallClock } from '../../../../src/platform/time/wall-clock.ts';
import type { TestApp } from '../../../support/app.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { wasActive } from '../../learning/attendance/sums.ts';

const { PRESENT, LATE, ABSENT, EXCUSED } = AttendanceStatus;

/** The first day of the sessions. The last day is `LAST`, which is in the past too. */
export const FIRST = '2026-01-12';
export const LAST = '2026-03-20';

/** A session and its marks. */
export interface Lesson {
  readonly batchId: string | null;
  readonly date: string;
  readonly startTime?: string;
  readonly instructorId?: string | null;
  readonly status?: SessionStatus;
  /** True if the marks belong to no session. */
  readonly isUnplanned?: boolean;
  readonly marks: Readonly<Record<string, AttendanceStatus>>;
}

/**
 * Creates the sessions and the marks of the lessons in one transaction. Returns the session id of each lesson, or null
 * if the lesson is unplanned.
 */
export function teach(academy: SeededAcademy, by: Member, lessons: readonly Lesson[]): Promise<(string | null)[]> {
  return academy.run(async (em) => {
    const sessions: ClassSession[] = [];
    const marks: Attendance[] = [];
    const ids = lessons.map(({ batchId, date, startTime = '15:00:00', isUnplanned, ...lesson }) => {
      const session = new ClassSession();
      if (!isUnplanned) {
        const endTime = `${String(Number(startTime.slice(0, 2)) + 1).padStart(2, '0')}:00:00`;
        const times = { date, startTime, endTime, ...wallClock('UTC').intervalOf(date, startTime, endTime) };
        const instructor = lesson.instructorId ? referTo(em, Staff, lesson.instructorId) : null;
        const { status = Object.keys(lesson.marks).length > 0 ? SessionStatus.HELD : SessionStatus.SCHEDULED } = lesson;
        Object.assign(session, {
          ...times,
          status,
          instructor,
          batch: referTo(em, Batch, batchId as string),
        });
        sessions.push(session);
      }
      for (const [studentId, mark] of Object.entries(lesson.marks)) {
        marks.push(
          Object.assign(new Attendance(), {
            ...{ student: referTo(em, Student, studentId), batch: batchId && referTo(em, Batch, batchId), date },
            ...{ classSession: isUnplanned ? null : session, status: mark, marker: em.getReference(User, by.userId) },
            ...{ session: isUnplanned ? startTime : null, markedAt: `${date}T20:00:00.000Z` },
          }),
        );
      }
      return isUnplanned ? null : session.id;
    });
    em.persist([...sessions, ...marks]);
    return ids;
  });
}

/**
 * Returns a function that rolls a die with the given number of sides. The same seed always leads to the same numbers.
 */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

export interface Story {
  readonly app: TestApp;
  readonly academy: SeededAcademy;
  readonly admin: Member;
  readonly teacher: Member;
  readonly head: Member;
  /** Parent of the first two students. */
  readonly parent: Member;
  /** The third student. */
  readonly student: Member;
  readonly departmentId: string;
  readonly courseIds: readonly [string, string];
  /** Two batches of the first course and one batch of the second course. The teacher leads the first batch. */
  readonly batchIds: readonly [string, string, string];
  readonly studentIds: readonly string[];
}

/**
 * Creates ten weeks of sessions and marks in three batches. Some students join late or leave early. Some sessions are
 * cancelled, unmarked or without an instructor. Some marks have no session.
 */
export async function tellStory(app: TestApp, seed = 7): Promise<Story> {
  const roll = dice(seed);
  const academy = await seedAcademy(app, { settings: { ...defaultSettings(), timezone: 'UTC' } });
  const [admin, teacher, head, parent] = (await Promise.all(
    (['academy_admin', 'teacher', 'department_head', 'parent'] as const).map((role) => academy.as(role)),
  )) as [Member, Member, Member, Member];
  const { id: departmentId } = await academy.with.department({ headStaffId: head.staffId as string });
  const courseIds = [(await academy.with.course({ departmentId })).id, (await academy.with.course()).id] as const;
  const [one, other] = courseIds;
  const instructorId = teacher.staffId as string;
  const batchIds = [
    (await academy.with.batch({ courseId: one, instructorId })).id,
    (await academy.with.batch({ courseId: one })).id,
    (await academy.with.batch({ courseId: other })).id,
  ] as const;
  const studentIds: string[] = [];
  const enrollments: Record<string, any>[] = [];
  const enroll = async (studentId: string, batchId: string, given: object) => {
    const { activeFrom } = await academy.with.enrollment({ studentId, batchId, ...given });
    enrollments.push({ student_id: studentId, batch_id: batchId, ...snake({ ...given, activeFrom }) });
  };
  const { ACTIVE, DROPPED, COMPLETED } = EnrollmentStatus;
  for (let index = 0; index < 7; index += 1) {
    const { id } = await academy.with.student();
    studentIds.push(id);
    const enrollmentDate = addDays(FIRST, roll(20) - 8);
    const stays = { status: ACTIVE, enrollmentDate };
    const leaves = { status: DROPPED, enrollmentDate, droppedOn: addDays(enrollmentDate, 20 + roll(20)) };
    const ends = { status: COMPLETED, enrollmentDate, completionDate: addDays(enrollmentDate, 30 + roll(20)) };
    await enroll(id, batchIds[index % 3] as string, index === 1 ? leaves : index === 4 ? ends : stays);
    if (index % 3 === 0) await enroll(id, batchIds[(index + 1) % 3] as string, stays);
    if (index === 1) await enroll(id, batchIds[1], { status: ACTIVE, enrollmentDate: addDays(enrollmentDate, 50) });
  }
  for (const studentId of studentIds.slice(0, 2)) {
    await academy.with.link({ parentId: parent.parentId as string, studentId });
  }
  const student = await academy.as('student', { studentId: studentIds[2] as string });
  const statusOf = () => [PRESENT, PRESENT, PRESENT, PRESENT, LATE, ABSENT, EXCUSED][roll(7)] as AttendanceStatus;
  const lessons: Lesson[] = [];
  for (const date of eachDay(FIRST, LAST)) {
    for (const [index, batchId] of batchIds.entries()) {
      if (roll(4) > 0) continue;
      const isThere = (each: Record<string, any>) => each.batch_id === batchId && wasActive(each, date) && roll(8) > 0;
      const there = enrollments.filter(isThere).map(({ student_id }) => student_id as string);
      const isCancelled = roll(9) === 0;
      const marks = isCancelled || roll(7) === 0 ? {} : Object.fromEntries(there.map((id) => [id, statusOf()]));
      const startTime = ['09:00:00', '15:00:00'][roll(2)] as string;
      const by = { instructorId: index === 0 || roll(5) === 0 ? instructorId : null };
      const status = isCancelled ? { status: SessionStatus.CANCELLED } : {};
      lessons.push({ batchId, date, startTime, marks, isUnplanned: roll(6) === 0, ...by, ...status });
    }
    if (roll(12) === 0) {
      lessons.push({ batchId: null, date, isUnplanned: true, marks: { [studentIds[roll(7)] as string]: statusOf() } });
    }
  }
  await teach(academy, admin, lessons);
  return { app, academy, admin, teacher, head, parent, student, departmentId, courseIds, batchIds, studentIds };
}

const snake = (given: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
