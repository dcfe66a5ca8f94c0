import { beforeAll, expect, it } from 'vitest';
import type { Role } from '../../../../src/platform/permissions/roles.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { type SeededAcademy, seedAcademy, seedSuperAdmin } from '../../../support/seed.ts';
import { EVERY_ROLE } from '../../writing.ts';
import { everyReport } from './every-report.ts';

const ADMINS: Role[] = ['academy_admin', 'administrator'];
const OFFICE: Role[] = [...ADMINS, 'support_staff'];
const TEACHING: Role[] = [...ADMINS, 'department_head', 'teacher'];
const FAMILIES: Role[] = ['parent', 'student'];

/** The allowed roles of each report. */
const ALLOWED: Readonly<Record<string, Role[]>> = {
  'outstanding-fees': OFFICE,
  'pending-payments': OFFICE,
  'payment-history': [...OFFICE, ...FAMILIES],
  revenue: ADMINS,
  'attendance-summary': [...TEACHING, ...FAMILIES],
  'attendance-history': [...TEACHING, ...FAMILIES],
  'class-attendance': TEACHING,
  monthly: ADMINS,
  'low-attendance': TEACHING,
  ageing: OFFICE,
  // every staff member may read their own row
  'staff-performance': [...TEACHING, 'support_staff'],
  'student-progress': [...TEACHING, ...FAMILIES],
  capacity: [...ADMINS, 'department_head'],
  'enrollment-funnel': [...ADMINS, 'department_head'],
  retention: [...ADMINS, 'department_head'],
};

const REPORTS = everyReport();
const NAMES = [...REPORTS.keys()].toSorted();
const ALL = `{ ${[...REPORTS.values()].map(({ name }) => `${name} { totalCount }`).join(' ')} }`;

let app: TestApp;
let academy: SeededAcademy;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
});

it('the table of allowed roles in this test contains every report', () => {
  expect(NAMES.filter((name) => !(name in ALLOWED))).toEqual([]);
});

it.each(EVERY_ROLE)(
  'the role %s may read only the reports that this test allows for the role, and GET /reports returns only these reports',
  async (role) => {
    const member = await academy.as(role);
    const allowed = NAMES.filter((name) => ALLOWED[name]?.includes(role));
    const { errors = [] } = await gql(app, member, ALL);
    const refused = NAMES.filter((name) => !allowed.includes(name)).map((name) => REPORTS.get(name)?.name);
    expect(errors.map(({ path, extensions: { code } }) => `${path} ${code}`).toSorted()).toEqual(
      refused.map((field) => `${field} FORBIDDEN`).toSorted(),
    );
    const { body } = await rest(app, member, 'GET', '/reports');
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(allowed);
  },
);

it('the Super Admin may read every report, while members of other academies and anonymous callers may read none', async () => {
  const everybody = { ...(await seedSuperAdmin(app)), academyId: academy.id };
  expect((await gql(app, everybody, ALL)).errors).toBeUndefined();
  const stranger = { ...(await (await seedAcademy(app)).as('academy_admin')), academyId: academy.id };
  const statuses = [];
  for (const name of ['', ...NAMES.map((each) => `/${each}`)])
    for (const caller of [stranger, { academyId: academy.id }])
      statuses.push((await rest(app, caller, 'GET', `/reports${name}`)).status);
  expect(statuses).toEqual(['', ...NAMES].flatMap(() => [403, 401]));
});
