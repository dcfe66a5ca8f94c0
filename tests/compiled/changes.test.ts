import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../src/features/academy/academies/academy-settings.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, codes, gql } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe('a query with a query plan', () => {
  let academy: SeededAcademy;
  let admin: Member;
  const FEES =
    'query FeesOfMine { fees(first: 10, orderBy: [AMOUNT_ASC]) { totalCount nodes { amount student { name } } } }';

  beforeAll(async () => {
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    for (const _ of [1, 2, 3]) await gql(app, admin, FEES);
  });

  const fees = async (as: Credentials) => {
    const result = await gql(app, as, FEES);
    return result.errors ? codes(result).join() : result.data.fees.totalCount;
  };
  const membership = async (member: Member): Promise<string> => {
    const { data } = await gql(app, admin, '{ members(first: 100) { nodes { id userId } } }');
    return data.members.nodes.find((node: any) => node.userId === member.userId).id;
  };
  const run = async (mutation: string, variables: object) => {
    expect((await gql(app, admin, mutation, variables)).errors).toBeUndefined();
  };

  it('applies a new role, a new staff role and the end of a membership from the next request on', async () => {
    const student = await academy.with.student();
    const parent = await academy.with.parent({ children: [student.id] });
    await academy.with.fee({ studentId: student.id });
    await academy.with.fee({ studentId: (await academy.with.student()).id });
    const member = await academy.as('support_staff');
    const id = await membership(member);
    expect([await fees(member), await fees(member)]).toEqual([2, 2]);

    const change =
      'mutation ($id: ID!, $role: MemberRole!, $parentId: ID, $staffId: ID) { changeMemberRole(id: $id, role: $role, parentId: $parentId, staffId: $staffId) { id } }';
    await run(change, { id, role: 'PARENT', parentId: parent.id });
    expect([await fees(member), await fees(member)]).toEqual([1, 1]);

    await run(change, { id, role: 'STAFF', staffId: member.staffId });
    expect(await fees(member)).toBe(2);
    const staff =
      'mutation ($id: ID!, $role: StaffRole!) { updateStaffMember(id: $id, input: { role: $role }) { id } }';
    await run(staff, { id: member.staffId, role: 'TEACHER' });
    expect([await fees(member), await fees(member)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await run(staff, { id: member.staffId, role: 'ADMINISTRATOR' });
    expect(await fees(member)).toBe(2);

    await run('mutation ($id: ID!) { removeMember(id: $id) { message } }', { id });
    expect([await fees(member), await fees(member)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('returns rows that were written less than a second before', async () => {
    const before = await fees(admin);
    const { id } = await academy.with.student();
    await academy.with.fee({ studentId: id });
    expect(await fees(admin)).toBe(before + 1);
  });

  it('is refused after the caller has logged out', async () => {
    const member = await academy.as('administrator');
    expect(await fees(member)).toBeTypeOf('number');
    await gql(app, member, 'mutation { logout { message } }');
    expect([await fees(member), await fees(member)]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});

describe('a query plan that several academies use', () => {
  const EAST = 'Pacific/Kiritimati';
  const WEST = 'America/New_York';
  const DUE = `query Due { fees(first: 5) { nodes { paymentStatus } }
    overdue: fees(filter: { paymentStatus: OVERDUE }) { totalCount } }`;

  afterEach(() => void vi.useRealTimers());

  async function adminIn(timezone: string, dueDate: string): Promise<Member> {
    const academy = await seedAcademy(app, { settings: { ...defaultSettings(), timezone } });
    const admin = await academy.as('academy_admin');
    await academy.with.fee({ studentId: (await academy.with.student()).id, dueDate });
    return admin;
  }

  const status = async (admin: Member) => {
    const { data } = await gql(app, admin, DUE);
    return [data.fees.nodes[0].paymentStatus, data.overdue.totalCount];
  };

  it('returns fees as OVERDUE from midnight in the time zone of each academy', async () => {
    const today = Temporal.Now.plainDateISO(EAST);
    const [east, west] = [await adminIn(EAST, today.toString()), await adminIn(WEST, today.toString())];
    for (const _ of [1, 2, 3])
      expect([await status(east), await status(west)]).toEqual([
        ['PENDING', 0],
        ['PENDING', 0],
      ]);
    const midnight = (timezone: string) => today.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds;
    vi.useFakeTimers({ now: midnight(EAST) - 1, toFake: ['Date'] });
    expect([await status(east), await status(west)]).toEqual([
      ['PENDING', 0],
      ['PENDING', 0],
    ]);
    vi.setSystemTime(midnight(EAST));
    expect([await status(east), await status(west)]).toEqual([
      ['OVERDUE', 1],
      ['PENDING', 0],
    ]);
    vi.setSystemTime(midnight(WEST));
    expect([await status(east), await status(west)]).toEqual([
      ['OVERDUE', 1],
      ['OVERDUE', 1],
    ]);
  });

  it('uses the new time zone after an academy changes its time zone', async () => {
    const today = Temporal.Now.plainDateISO('UTC');
    const admin = await adminIn(WEST, today.toString());
    vi.useFakeTimers({
      now: today.add({ days: 1 }).toZonedDateTime(EAST).epochMilliseconds + 1,
      toFake: ['Date'],
    });
    for (const _ of [1, 2, 3]) expect(await status(admin)).toEqual(['PENDING', 0]);
    const move =
      'mutation ($id: ID!, $settings: AcademySettingsInput) { updateAcademy(id: $id, input: { settings: $settings }) { id } }';
    const moved = await gql(app, admin, move, { id: admin.academyId, settings: { timezone: EAST } });
    expect(moved.errors).toBeUndefined();
    expect(await status(admin)).toEqual(['OVERDUE', 1]);
  });
});
