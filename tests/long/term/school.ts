import type { TestApp } from '../../support/app.ts';
import { money } from './calculator/arithmetic.ts';
import { Billing } from './calculator/billing.ts';
import type { Class, Course, Discount, Item, Tax } from './calculator/offer.ts';
import { Penalties } from './calculator/penalties.ts';
import type { Family, Student } from './calculator/places.ts';
import { Runs } from './calculator/runs.ts';
import { type Clock, startClock, ZONE } from './clock.ts';
import { CLASSES, COURSES, DISCOUNTS, offer, TAXES, TERM } from './offer.ts';
import { invite, register, User } from './office.ts';

/** The academy in the service and in the calculator, which never sees the service's results. */
export interface School {
  readonly app: TestApp;
  readonly clock: Clock;
  readonly admin: User;
  /** Staff who sign in, by first name. */
  readonly users: Map<string, User>;
  readonly billing: Billing;
  readonly penalties: Penalties;
  readonly runs: Runs;
  readonly ids: {
    academy: string;
    readonly classes: Map<Class, string>;
    readonly courses: Map<Course, string>;
    readonly students: Map<Student, string>;
    readonly parents: Map<Family, string>;
    readonly staff: Map<string, string>;
  };
}

const STAFF = ['Mara', 'Jonas', 'Ines', 'Omar', 'Lea'];

/** Creates an academy with its settings, staff, courses, classes and prices. */
export async function openSchool(app: TestApp, day: string): Promise<School> {
  const clock = startClock(day);
  clock.set(day, '09:00');
  const founder = await register(app, clock, 'Nora Founder', 'nora@hudson.test');
  const { id: academy } = await founder.send('POST', '/academies', {
    ...{ name: 'Hudson Arts', type: 'music', email: 'office@hudson.test' },
  });
  const admin = new User(app, clock, 'nora@hudson.test', academy);
  await admin.send('PUT', `/academies/${academy}`, {
    settings: {
      ...{ timezone: ZONE, currency: 'USD', low_attendance_threshold: 75 },
      late_penalty: { kind: 'percent', amount: '2.50', grace_days: 5 },
      billing: { auto: true, lead_days: 7, hold_above: '100.00' },
    },
  });
  const school = { app, clock, admin, users: new Map<string, User>(), ids: newIds(academy) };
  for (const name of STAFF) await hire(school, name);
  const term = { name: 'Autumn 2026', code: '2026-3', starts_on: TERM.from, ends_on: TERM.until };
  const { id: termId } = await admin.send('POST', '/terms', term);
  await setPrices(school, day);
  await createClasses(school);
  const terms = offer(termId);
  const billing = new Billing(terms, clock);
  return { ...school, billing, penalties: new Penalties(billing, terms.penalty), runs: new Runs() };
}

const newIds = (academy: string): School['ids'] => ({
  ...{ academy, classes: new Map(), courses: new Map(), students: new Map(), parents: new Map(), staff: new Map() },
});

type Opening = Pick<School, 'app' | 'clock' | 'admin' | 'users' | 'ids'>;

/** Hires a teacher who signs in. */
export async function hire({ app, clock, admin, users, ids }: Opening, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@hudson.test`;
  const teacher = { first_name: name, last_name: 'Teacher', email, role: 'teacher' };
  const { id } = await admin.send('POST', '/staff', teacher);
  ids.staff.set(name, id);
  const invitation = { email, role: 'staff', staff_id: id };
  users.set(name, await invite([app, clock, admin], ids.academy, `${name} Teacher`, invitation));
}

/** Creates taxes, discounts, courses and their fee plans. */
async function setPrices({ admin, ids }: Opening, from: string): Promise<void> {
  const taxIds = new Map<Tax, string>();
  for (const tax of TAXES) {
    const rate = { name: tax.name, percent: (tax.percent / 10_000).toFixed(4), inclusive: tax.isInclusive };
    taxIds.set(tax, (await admin.send('POST', '/tax-rates', rate)).id);
  }
  for (const course of COURSES) {
    const rule = course.completionRule;
    const completion_rule = rule && { min_attendance: rule.minAttendance, require_paid: rule.requirePaid };
    const { id } = await admin.send('POST', '/courses', { name: course.name, ...(rule && { completion_rule }) });
    ids.courses.set(course, id);
    await admin.send('POST', '/fee-plans', {
      ...{ name: `${course.name} 2026`, course_id: id, status: 'active', effective_from: from },
      ...(course.creditsUnused && { drop_policy: 'credit_unused' }),
      items: course.items.map((item) => itemInput(item, taxIds)),
    });
  }
  // the scholarship is created once its student exists
  for (const discount of DISCOUNTS.filter(({ kind }) => kind !== 'scholarship')) {
    await admin.send('POST', '/discounts', discountInput(discount));
  }
}

const itemInput = (item: Item, taxIds: ReadonlyMap<Tax, string>): object => ({
  ...{ code: item.code, fee_type: item.feeType, title: item.title, amount: money(item.amount) },
  ...{ frequency: item.frequency, proration: item.proration },
  due: { anchor: item.anchor, offset_days: item.offsetDays },
  tax_rate_ids: item.taxes.map((tax) => taxIds.get(tax)),
  ...(item.installments && { installments: { weights: item.installments, every: 'month' } }),
});

export const discountInput = (discount: Discount, studentId?: string): object => ({
  ...{ name: discount.name, kind: discount.kind, priority: discount.priority, exclusive: discount.isExclusive },
  ...(discount.amount === undefined ? { percent: money(discount.percent ?? 0) } : { amount: money(discount.amount) }),
  fee_types: [discount.feeType],
  condition: {
    ...(discount.rankFrom && { rank_from: discount.rankFrom }),
    ...(discount.minCourses && { min_courses: discount.minCourses }),
    ...(discount.daysBeforeStart && { days_before_start: discount.daysBeforeStart }),
    ...(discount.code && { code: discount.code }),
    ...(studentId && { student_id: studentId }),
  },
});

async function createClasses({ admin, ids }: Opening): Promise<void> {
  for (const each of Object.values<Class>(CLASSES)) {
    const { id } = await admin.send('POST', '/batches', {
      ...{ course_id: ids.courses.get(each.course), name: each.name, max_students: each.seats },
      ...{ start_date: each.start, end_date: each.end, start_time: each.startTime, end_time: each.endTime },
      ...{ days_of_week: each.weekdays, instructor_id: ids.staff.get(each.teacher) },
    });
    ids.classes.set(each, id);
  }
}
