import { rate } from './arithmetic.ts';
import type { Period } from './days.ts';
import { hasBegun, type Lesson, type Mark } from './lessons.ts';
import { isActive, type Place, type Student } from './places.ts';

/** Figures of every attendance report. */
export interface AttendanceFigures {
  readonly present: number;
  readonly late: number;
  readonly absent: number;
  readonly excused: number;
  readonly marked: number;
  readonly expected: number;
  readonly rate: string | null;
  readonly punctuality: string | null;
  readonly coverage: string | null;
}

/** Returns the students who, on the day of a lesson, have a place in its class. */
export const expectedIn = ({ class: of, day }: Lesson, places: readonly Place[]): Student[] => [
  ...new Set(places.filter((place) => place.class === of && isActive(place, day)).map(({ student }) => student)),
];

/** Returns the lessons that have begun and were not cancelled. */
export const begun = (
  lessons: readonly Lesson[],
  now: string,
  { from, until }: Pick<Period, 'from' | 'until'>,
): Lesson[] =>
  lessons.filter((lesson) => {
    const isInPeriod = from <= lesson.day && lesson.day <= until;
    return isInPeriod && lesson.cancelled === null && hasBegun(lesson, now);
  });

/**
 * Counts marks and expected students in lessons, for all students or for one student. Marks on days outside a student's
 * place do not raise the coverage.
 */
export function figures(lessons: readonly Lesson[], places: readonly Place[], student?: Student): AttendanceFigures {
  const count: Record<Mark, number> = { present: 0, late: 0, absent: 0, excused: 0 };
  let [expected, planned] = [0, 0];
  for (const lesson of lessons) {
    const marks = [...lesson.marks].filter(([who]) => !student || who === student);
    for (const [, mark] of marks) count[mark] += 1;
    const students = expectedIn(lesson, places).filter((who) => !student || who === student).length;
    expected += students;
    planned += Math.min(marks.length, students);
  }
  const { present, late, absent, excused } = count;
  const [attended, marked] = [present + late, present + late + absent + excused];
  const shares = {
    rate: rate(attended, attended + absent),
    punctuality: rate(present, attended),
    coverage: rate(planned, expected),
  };
  return { ...count, marked, expected, ...shares };
}

/**
 * Returns the longest series of lessons that a student missed one after another. Excused lessons neither count nor end
 * a series.
 */
export function absencesRunning(lessons: readonly Lesson[], student: Student): number {
  const inOrder = [...lessons].sort((a, b) => startOf(a).localeCompare(startOf(b)));
  let [running, most] = [0, 0];
  for (const lesson of inOrder) {
    const mark = lesson.marks.get(student);
    if (mark === 'absent') running += 1;
    else if (mark === 'present' || mark === 'late') running = 0;
    most = Math.max(most, running);
  }
  return most;
}

const startOf = ({ day, class: { startTime } }: Lesson): string => `${day}T${startTime}`;

/** Returns true if attendance is low: a rate below the threshold with enough marks, or three consecutive absences. */
export function isLow(of: AttendanceFigures, running: number, threshold: number, minMarks: number): boolean {
  const [attended, counted] = [of.present + of.late, of.present + of.late + of.absent];
  const isBelow = of.marked >= minMarks && counted > 0 && attended * 100 < threshold * counted;
  return isBelow || running >= 3;
}
