import { expect } from 'vitest';
import { money, sum } from './calculator/arithmetic.ts';
import { type Day, isIn } from './calculator/days.ts';
import { hasBegun, type Lesson } from './calculator/lessons.ts';
import { learnFees } from './learning.ts';
import type { School } from './school.ts';

/** A closure, and the lessons cancelled by it. */
export interface Closed {
  readonly id: string;
  readonly lessons: readonly Lesson[];
}

/**
 * Closes the academy for some days: lessons are cancelled and not charged. Asserts that the preview shows the same
 * credits.
 */
export async function closeFor(school: School, name: string, from: Day, until: Day): Promise<Closed> {
  const { admin, app, billing } = school;
  const closure = { name, start_date: from, end_date: until, excuses_fees: true };
  const preview = await admin.send('POST', '/closures/preview', closure);
  const { id } = await admin.send('POST', '/closures', closure);
  await app.background.drain();
  const isHit = (lesson: Lesson) =>
    isIn(lesson.day, { from, until }) && lesson.cancelled === null && lesson.marks.size === 0;
  const lessons = billing.lessons.all().filter(isHit);
  for (const lesson of lessons) Object.assign(lesson, { cancelled: 'closure', isExcused: true });
  const notes = billing.excuse(lessons);
  expect(preview.credits_total, `credits of ${name}`).toBe(money(sum(notes.map(({ amount }) => amount))));
  billing.settle();
  return { id, lessons };
}

/** Deletes a closure: upcoming lessons are restored and charged again. */
export async function openAgain(school: School, { id, lessons }: Closed): Promise<void> {
  const { admin, app, billing } = school;
  await admin.send('DELETE', `/closures/${id}`);
  await app.background.drain();
  const toCome = lessons.filter((lesson) => !hasBegun(lesson, billing.now));
  for (const lesson of toCome) Object.assign(lesson, { cancelled: null, isExcused: false });
  await learnFees(school, billing.takeBackCredits(toCome));
}

/** Cancels one lesson, which is not charged. */
export async function cancelLesson(school: School, lesson: Lesson, reason: string): Promise<void> {
  const { admin, app, billing } = school;
  const { id } = await sessionOf(school, lesson);
  await admin.send('POST', `/sessions/${id}/cancel`, { reason, excuses_fees: true });
  await app.background.drain();
  Object.assign(lesson, { cancelled: 'by hand', isExcused: true });
  billing.excuse([lesson]);
  billing.settle();
}

async function sessionOf({ admin, ids }: School, { class: of, day }: Lesson): Promise<{ id: string }> {
  const [session] = await admin.send('GET', `/sessions?batch_id=${ids.classes.get(of)}&from=${day}&to=${day}`);
  return session;
}

/** Substitutes the instructor of one lesson. */
export async function standIn(school: School, lesson: Lesson, teacher: string): Promise<void> {
  const { id } = await sessionOf(school, lesson);
  await school.admin.ask(
    'mutation ($id: ID!, $input: SubstituteInstructorInput!) { substituteInstructor(id: $id, input: $input) { isSubstitute } }',
    { id, input: { instructorId: school.ids.staff.get(teacher) } },
  );
  Object.assign(lesson, { leader: teacher, standIn: true });
}

/** Terminates a teacher, who leads her lessons until her last day, but can no longer sign in. */
export async function giveNotice({ admin, ids, users }: School, leaving: string, last: Day): Promise<void> {
  await admin.send('PUT', `/staff/${ids.staff.get(leaving)}`, { status: 'terminated', end_date: last });
  users.delete(leaving);
}

/** Makes another teacher lead all classes of a former teacher, including upcoming lessons. */
export async function takeOver({ admin, billing, ids }: School, leaving: string, successor: string): Promise<void> {
  for (const [of, id] of [...ids.classes].filter(([{ teacher }]) => teacher === leaving)) {
    await admin.send('PUT', `/batches/${id}`, { instructor_id: ids.staff.get(successor) });
    const toCome = billing.lessons.of(of).filter((lesson) => !hasBegun(lesson, billing.now) && !lesson.standIn);
    for (const lesson of toCome) lesson.leader = successor;
  }
}
