import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import type { StaffTimeOff } from '../../../../src/features/scheduling/time-off/time-off.entity.ts';
import { TimeOffStatus } from '../../../../src/features/scheduling/time-off/time-off.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { REFUSED_PERIODS } from '../../periods.ts';

const FIELDS = `id academyId staffId staff { id } startDate endDate startTime endTime reason status version createdAt
  updatedAt`;

const change = (name: string, type: string) => (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(app, as, `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ${FIELDS} } }`, {
    id,
    input,
  });

export const requestTimeOff = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: RequestTimeOffInput!) { requestTimeOff(input: $input) { ${FIELDS} } }`, { input });
export const updateTimeOff = change('updateTimeOff', 'UpdateTimeOffInput');
export const decideTimeOff = change('decideTimeOff', 'DecideTimeOffInput');
export const deleteTimeOff = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { deleteTimeOff(id: $id) { message } }', { id });
export const readTimeOff = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, `query ($id: ID!) { staffTimeOff(id: $id) { ${FIELDS} } }`, { id })).data.staffTimeOff;

/** Required fields of a request. */
export const newTimeOff = (given: object = {}) => ({ startDate: '2026-12-24', endDate: '2026-12-31', ...given });

/** Inputs refused for every request, with the expected errors. */
export const REFUSED: [what: string, input: object, told: Record<string, string[]>][] = [
  ...REFUSED_PERIODS,
  [
    'a reason of 256 characters',
    { reason: 'x'.repeat(256) },
    { reason: ['The reason field must not be greater than 255 characters.'] },
  ],
  ['a null character in the reason', { reason: 'x\u0000' }, { reason: ['The reason field format is invalid.'] }],
];

/** Inputs refused by their GraphQL types. */
export const REFUSED_TYPES: [what: string, input: object][] = [
  ['an impossible date', { startDate: '2026-02-30' }],
  ['25:00 as end time', { startTime: '09:00', endTime: '25:00' }],
  ['an unknown field', { colour: 'red' }],
];

/** An academy with its admin, and the head of a department in which `ours` works but `theirs` does not. */
export interface Scene {
  readonly app: TestApp;
  readonly academy: SeededAcademy;
  readonly admin: Member;
  readonly head: Member;
  readonly ours: Member;
  readonly theirs: Member;
  /** Creates a request of a member, by default undecided and in the future. Returns its id. */
  asked(who: Member, given?: Partial<StaffTimeOff>): Promise<string>;
}

export async function scene(given: Parameters<typeof seedAcademy>[1] = {}): Promise<Scene> {
  const app = await testApp();
  const academy = await seedAcademy(app, given);
  const head = await academy.as('department_head');
  const department = await academy.with.department({ headStaffId: head.staffId as string });
  const working = async (departments: string[]) =>
    academy.as('teacher', { staffId: (await academy.with.staff({ departments })).id });
  const elsewhere = await academy.with.department();
  return {
    ...{ app, academy, head, admin: await academy.as('academy_admin') },
    ours: await working([department.id, elsewhere.id]),
    theirs: await working([elsewhere.id]),
    asked: async ({ staffId }, more) =>
      (await academy.with.timeOff({ startDate: '2099-12-24', ...more, staffId: staffId as string })).id,
  };
}

/** Statuses of a decided request. */
export const DECIDED = [TimeOffStatus.APPROVED, TimeOffStatus.DECLINED];

/** Changes a staff member directly in the database. */
export const changeStaff = ({ academy }: Pick<Scene, 'academy'>, staffId: string, changes: Partial<Staff>) =>
  academy.run((em) => em.nativeUpdate(Staff, { id: staffId }, changes));
