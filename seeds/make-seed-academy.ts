import { type AcademyRows, makeAcademyRows } from './academy-rows.ts';
import { createProfile } from './maker.ts';
import { chessAcademy } from './themes/chess-academy.ts';
import { swimSchool } from './themes/swim-school.ts';

const COURSES = 20;

export const slugOf = (number: number): string => `seed-academy-${number}`;

/** Generates the rows of one academy. `number` begins at 1. */
export function makeSeedAcademy(number: number, students: number, passwordHash: string, today: string): AcademyRows {
  const [theme, kind] = number % 2 === 1 ? [swimSchool, 'Swim School'] : [chessAcademy, 'Chess Academy'];
  const size = {
    students,
    courses: COURSES,
    // so that a batch has at most 1,000 students
    batches: Math.max(10, Math.min(60, Math.ceil(students / 10)), Math.ceil(students / 300)),
    attendance: { weeks: 16, perStudent: 20 },
  };
  return makeAcademyRows(createProfile(slugOf(number), theme, today), `Seed ${kind} ${number}`, size, { passwordHash });
}
