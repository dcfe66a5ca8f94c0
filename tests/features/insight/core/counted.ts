import { day, rowsOf, wasActive } from '../../learning/attendance/sums.ts';
import type { Story } from './attendance-story.ts';

type Row = Record<string, any>;

const STATUSES = ['present', 'late', 'absent', 'excused'] as const;

/** The arguments of a report, and its caller. */
export interface Asked {
  readonly who?: 'admin' | 'teacher' | 'head' | 'parent' | 'student';
  readonly from: string;
  readonly to: string;
  readonly asOf?: string;
  readonly studentId?: string;
  readonly batchId?: string;
  readonly courseId?: string;
  readonly departmentId?: string;
  readonly instructorId?: string;
}

/** A mark of a student, or a student who is expected in a session. Only a mark has a status. */
export interface Fact {
  readonly studentId: string;
  readonly batchId: string | null;
  readonly courseId: string | null;
  readonly day: string;
  readonly status?: string;
  /** True for a mark in a session in which the student was expected. */
  readonly isPlanned?: boolean;
  /** The session of the mark or of the expected student, if there is one. */
  readonly session?: Row;
}

/** Returns a share in percent with two decimals, or null if the whole is 0. */
export const percent = (part: number, whole: number): string | null =>
  whole > 0 ? (Math.floor((20_000 * part + whole) / (2 * whole)) / 100).toFixed(2) : null;

/** Reads all marks and all expected students. Returns a function that filters them like a report. */
export async function readFacts({ academy, ...story }: Story) {
  const [marks, sessions, enrollments, batches, courses] = (await Promise.all(
    ['attendance', 'class_sessions', 'enrollments', 'batches', 'courses'].map((table) => rowsOf(academy, table)),
  )) as [Row[], Row[], Row[], Row[], Row[]];
  const batchOf = new Map(batches.map((row) => [row.id, row]));
  const courseOf = (batchId: string | null): string | null => batchOf.get(batchId)?.course_id ?? null;
  const sessionOf = new Map(sessions.map((row) => [row.id, row]));
  const expected = sessions.flatMap((session): Fact[] => {
    if (session.status === 'cancelled') return [];
    const isIn = (each: Row) => each.batch_id === session.batch_id && wasActive(each, day(session.date));
    const studentIds = new Set(enrollments.filter(isIn).map(({ student_id }) => student_id as string));
    const place = { batchId: session.batch_id, courseId: courseOf(session.batch_id), day: day(session.date), session };
    return [...studentIds].map((studentId) => ({ studentId, ...place }));
  });
  const isExpected = new Set(expected.map(({ studentId, session }) => `${session?.id} ${studentId}`));
  const marked = marks.map(
    (row): Fact => ({
      ...{ studentId: row.student_id, batchId: row.batch_id, courseId: courseOf(row.batch_id), day: day(row.date) },
      ...{ status: row.status, isPlanned: isExpected.has(`${row.session_id} ${row.student_id}`) },
      ...(row.session_id && { session: sessionOf.get(row.session_id) }),
    }),
  );
  const departmentOf = (courseId: string | null) => courses.find(({ id }) => id === courseId)?.department_id;
  const leads = (staffId: string | undefined, batchId: string | null) =>
    batchId !== null && batchOf.get(batchId)?.instructor_id === staffId;
  const sees: Record<NonNullable<Asked['who']>, (fact: Fact) => boolean> = {
    admin: () => true,
    teacher: ({ batchId }) => leads(story.teacher.staffId, batchId),
    head: ({ courseId }) => departmentOf(courseId) === story.departmentId,
    parent: ({ studentId }) => story.studentIds.slice(0, 2).includes(studentId),
    student: ({ studentId }) => studentId === story.studentIds[2],
  };
  /** Returns the facts that match the filters and that the caller may see. */
  return ({ who = 'admin', from, to, asOf = to, ...filter }: Asked) =>
    [...marked, ...expected].filter((fact) => {
      const last = asOf < to ? asOf : to;
      return (
        sees[who](fact) &&
        fact.day >= from &&
        fact.day <= last &&
        (filter.studentId ?? fact.studentId) === fact.studentId &&
        (filter.batchId ?? fact.batchId) === fact.batchId &&
        (filter.courseId ?? fact.courseId) === fact.courseId &&
        (!filter.departmentId || departmentOf(fact.courseId) === filter.departmentId) &&
        (!filter.instructorId || leads(filter.instructorId, fact.batchId))
      );
    });
}

/** Returns the numbers that a report should contain for the given facts. */
export function counted(facts: readonly Fact[]) {
  const of = (status: string) => facts.filter((fact) => fact.status === status).length;
  const [present, late, absent, excused] = STATUSES.map(of) as [number, number, number, number];
  const expected = facts.filter(({ status }) => !status).length;
  const planned = facts.filter(({ isPlanned }) => isPlanned).length;
  return {
    ...{ present, late, absent, excused, marked: present + late + absent + excused, expected },
    rate: percent(present + late, present + late + absent),
    punctuality: percent(present, present + late),
    coverage: percent(planned, expected),
  };
}

/** Returns the numbers that a report should contain for each key. Facts whose key is undefined are not counted. */
export function countedBy(facts: readonly Fact[], keyOf: (fact: Fact) => string | null | undefined) {
  const groups = new Map<string | null, Fact[]>();
  for (const fact of facts) {
    const key = keyOf(fact);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return new Map([...groups].map(([key, of]) => [key, counted(of)]));
}
