import type { Day } from './calculator/days.ts';
import type { Class } from './calculator/offer.ts';
import { give, type Place, type Student } from './calculator/places.ts';
import { learnFees } from './learning.ts';
import { DISCOUNTS } from './offer.ts';
import type { User } from './office.ts';
import { type Enrolling, PAYS_ALONE } from './people.ts';
import { discountInput, type School } from './school.ts';

/** Enters a family: its children, and the parent who pays. */
export async function admit(school: School, { family }: Enrolling): Promise<void> {
  const { admin, ids } = school;
  for (const student of family.students) {
    const [first_name, last_name] = student.name.split(' ');
    ids.students.set(student, (await admin.send('POST', '/students', { first_name, last_name })).id);
    const scholarship = DISCOUNTS.find((discount) => discount.student === student.name);
    if (scholarship) await admin.send('POST', '/discounts', discountInput(scholarship, ids.students.get(student)));
  }
  if (family.name === PAYS_ALONE) return;
  const students = family.students.map((student) => ({
    ...{ student_id: ids.students.get(student), relationship: 'mother', is_primary: true, receives_billing: true },
  }));
  const parent = { first_name: 'Pat', last_name: family.name, email: emailOf(family.name), phone: '+1 212 555 0100' };
  ids.parents.set(family, (await admin.send('POST', '/parents', { ...parent, students })).id);
}

export const emailOf = (family: string): string => `pat.${family.toLowerCase()}@families.test`;

/** Enrolls a student through the office, by default from today on. */
export async function enroll(
  school: School,
  student: Student,
  into: Class,
  given: { on?: string; coupon?: string } = {},
): Promise<Place> {
  const { admin, billing, ids } = school;
  const { on = billing.today, coupon } = given;
  const { id } = await admin.send('POST', '/enrollments', {
    ...{ student_id: ids.students.get(student), batch_id: ids.classes.get(into), enrollment_date: on },
    ...(coupon && { coupon }),
  });
  const place = newPlace(school, { id, student, class: into, requestedOn: on, ...(coupon && { coupon }) });
  give(place, on);
  await learnFees(school, billing.activate(place));
  return place;
}

/** Requests a place for a parent: nothing is billed until the approval. */
export async function request(school: School, parent: User, student: Student, into: Class): Promise<Place> {
  const { billing, ids } = school;
  const input = { studentId: ids.students.get(student), batchId: ids.classes.get(into) };
  const { enrollment } = await parent.ask(
    'mutation ($input: EnrollStudentInput!) { enrollment: enrollStudent(input: $input) { id status activeFrom } }',
    { input },
  );
  return newPlace(school, { id: enrollment.id, student, class: into, requestedOn: billing.today });
}

/** Approves a requested place, which begins today. */
export async function approve(school: School, place: Place): Promise<void> {
  await school.admin.send('POST', `/enrollments/${place.id}/approve`, {});
  give(place, school.billing.today);
  await learnFees(school, school.billing.activate(place));
}

/** Drops a student. */
export async function drop(school: School, place: Place, reason: string): Promise<void> {
  const { admin, billing } = school;
  await admin.ask('mutation ($id: ID!, $reason: String) { dropEnrollment(id: $id, reason: $reason) { id } }', {
    ...{ id: place.id, reason },
  });
  leave(school, place, 'dropped');
  billing.settle();
}

function leave({ billing }: School, place: Place, end: NonNullable<Place['end']>): void {
  place.end = end;
  place.leftOn = billing.today;
  billing.creditUnused(place);
}

/** Transfers a student to another class of the course. */
export async function transfer(school: School, place: Place, into: Class): Promise<Place> {
  const { admin, billing, ids } = school;
  const { id } = await admin.send('POST', `/enrollments/${place.id}/transfer`, { batch_id: ids.classes.get(into) });
  leave(school, place, 'transferred');
  const { student } = place;
  const moved = newPlace(school, { id, student, class: into, requestedOn: billing.today, replaces: place });
  give(moved, billing.today);
  await learnFees(school, billing.activate(moved));
  return moved;
}

function newPlace(
  { billing }: School,
  given: Pick<Place, 'id' | 'student' | 'class' | 'requestedOn'> & Partial<Place>,
): Place {
  const none = { givenOn: null, activeFrom: null, leftOn: null, end: null, replaces: null };
  const place: Place = { ...none, number: billing.places.length, ...given };
  billing.places.push(place);
  return place;
}

/** Corrects the start of a place to a later day. */
export async function beginLater({ admin, billing }: School, place: Place, day: Day): Promise<void> {
  await admin.send('PUT', `/enrollments/${place.id}`, { active_from: day });
  billing.beginLater(place, day);
  billing.settle();
}

/** Returns the newest place of a student, in a given class or in any class. */
export function placeOf({ billing }: School, student: string, into?: Class): Place {
  const isOf = (each: Place) => each.student.name === student && (!into || each.class === into);
  const place = billing.places.findLast(isOf);
  if (!place) throw new Error(`${student} has no place in ${into?.name ?? 'any class'}.`);
  return place;
}
