import { rate } from './arithmetic.ts';
import type { Period } from './days.ts';
import { hasBegun, type Lesson, type Mark } from './lessons.ts';
import { isActive, type Place, type Student } from './places.ts';

/** The figures that every report of attendance has. */
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

/** Students who have a place in a lesson's class on its day. */
export const expectedIn = ({ class: of, day }: Lesson, places: readonly Place[]): Student[] => [
  ...new Set(places.filter((place) => place.class === of && isActive(place, day)).map(({ student }) => student)),
];

/** Lessons that have begun and took place. */
export const begun = (
  lessons: readonly Lesson[],
  now: string,
  { from, until }: Pick<Period, 'from' | 'until'>,
): Lesson[] =>
  lessons.filter((lesson) => {
    const isInPeriod = from <= lesson.day && lesson.day <= until;
    return isInPeriod && lesson.cancelled === null && hasBegun(lesson, now);
  });

/** Counts marks, and those who were expected, in lessons: of all students, or of one. */
export function figures(lessons: readonly Lesson[], places: readonly Place[], student?: Student): AttendanceFigures {
  const count: Record<Mark, number> = { present: 0, late: 0, absent: 0, excused: 0 };
  let expected = 0;
  for (const lesson of lessons) {
    for (const [who, mark] of lesson.marks) if (!student || who === student) count[mark] += 1;
    expected += expectedIn(lesson, places).filter((who) => !student || who === student).length;
  }
  const { present, late, absent, excused } = count;
  const [attended, marked] = [present + late, present + late + absent + excused];
  const shares = {
    rate: rate(attended, attended + absent),
    punctuality: rate(present, attended),
    coverage: rate(marked, expected),
  };
  return { ...count, marked, expected, ...shares };
}

/** How many lessons a student has missed one after the other: excused ones neither count nor end them. */
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

/** Whether attendance is low: a rate below the threshold from so many marks on, or three absences running. */
export function isLow(of: AttendanceFigures, running: number, threshold: number, minMarks: number): boolean {
  const [attended, counted] = [of.present + of.late, of.present + of.late + of.absent];
  const isBelow = of.marked >= minMarks && counted > 0 && attended * 100 < threshold * counted;
  return isBelow || running >= 3;
}
