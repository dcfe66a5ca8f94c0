import { beforeAll, describe, expect, it } from 'vitest';
import { TimeOffStatus } from '../../../../src/features/scheduling/time-off/time-off.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { ASKERS, type Asker, type School, seedSchool } from '../../../support/school.ts';
import { filtered, namesOf, type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

const OWNERS = ['administrator', 'department_head', 'teacher', 'support_staff'] as const;

/** The names of the staff whose time off each role sees. `string player` is in the department that the head leads. */
const SEEN: Record<Asker, string[] | string> = {
  super_admin: ['administrator', 'colleague', 'department_head', 'string player', 'support_staff', 'teacher'],
  academy_admin: ['administrator', 'colleague', 'department_head', 'string player', 'support_staff', 'teacher'],
  administrator: ['administrator', 'colleague', 'department_head', 'string player', 'support_staff', 'teacher'],
  department_head: ['department_head', 'string player'],
  teacher: ['teacher'],
  support_staff: ['support_staff'],
  parent: 'FORBIDDEN',
  student: 'FORBIDDEN',
  outsider: 'FORBIDDEN',
  nobody: 'UNAUTHENTICATED',
};

describe('time off query', () => {
  let app: TestApp;
  let school: School;
  let ofStaff: Map<string, string>;
  const TIME_OFF: Resource = {
    ...{ one: 'staffTimeOff', list: 'timeOff', filter: 'StaffTimeOffFilter' },
    names: SEEN.super_admin as string[],
  };

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
    const { with: make } = school.academy;
    const player = await make.staff({ firstName: 'Vi', lastName: 'Ola', departments: [school.ids.Strings as string] });
    ofStaff = new Map<string, string>([
      ...OWNERS.map((role) => [role, school.ids[`staff ${role}`] as string] as const),
      ...([
        ['colleague', school.ids.colleague as string],
        ['string player', player.id],
      ] as const),
    ]);
    const status = TimeOffStatus.APPROVED;
    const given: Record<string, object> = {
      colleague: { startDate: '2026-03-02', endDate: '2026-03-06' },
      'string player': { startDate: '2026-03-05', endDate: '2026-03-09', status },
      teacher: { startDate: '2026-03-10', status },
    };
    for (const [name, staffId] of ofStaff) {
      school.ids[name] = (await make.timeOff({ startDate: '2027-01-04', ...given[name], staffId })).id;
    }
  });

  it.each(ASKERS)('returns to the caller %s the time off that the caller may see', async (asker) => {
    expect(await visibleTo(app, school, asker, TIME_OFF)).toEqual(SEEN[asker]);
  });

  it.each(ASKERS.slice(0, 8))(
    'returns to the caller %s the same time off in a staff member as in the list',
    async (asker) => {
      const query = '{ staff(first: 100) { nodes { timeOff { totalCount nodes { id staff { name } } } } } }';
      const { data, errors } = await gql(app, school.as[asker], query);
      expect(errors).toBeUndefined();
      const lists = data.staff.nodes.map((node: any) => node.timeOff);
      const expected = typeof SEEN[asker] === 'string' ? [] : SEEN[asker];
      expect(
        namesOf(
          TIME_OFF.names,
          school.ids,
          lists.flatMap(({ nodes }: any) => nodes),
        ),
      ).toEqual(expected);
      expect(lists.reduce((sum: number, { totalCount }: any) => sum + totalCount, 0)).toBe(expected.length);
    },
  );

  it.each([
    [{ status: 'APPROVED' }, ['string player', 'teacher']],
    [{ statusIn: ['REQUESTED', 'APPROVED'], to: '2026-12-31' }, ['colleague', 'string player', 'teacher']],
    [{ from: '2026-03-06', to: '2026-03-09' }, ['colleague', 'string player']],
    [{ from: '2026-03-07', to: '2026-03-09' }, ['string player']],
    [{ to: '2026-03-01' }, []],
    [{ search: 'vi ol' }, ['string player']],
  ])('can be filtered by %o', async (filter, expected) => {
    expect(await filtered(app, school, 'administrator', TIME_OFF, filter)).toEqual(expected);
  });

  it('can be filtered by staff member', async () => {
    for (const [name, staffId] of ofStaff) {
      expect(await filtered(app, school, 'administrator', TIME_OFF, { staffId })).toEqual([name]);
    }
    const other = ofStaff.get('teacher');
    expect(await filtered(app, school, 'support_staff', TIME_OFF, { staffId: other })).toEqual([]);
  });

  it('is ordered by first day', async () => {
    const query = '{ timeOff(orderBy: [START_DATE_ASC], filter: { to: "2026-12-31" }) { nodes { id } } }';
    const { data } = await gql(app, school.as.administrator, query);
    const expected = ['colleague', 'string player', 'teacher'].map((name) => ({ id: school.ids[name] }));
    expect(data.timeOff.nodes).toEqual(expected);
  });

  it.each(['administrator', 'department_head'] as const)(
    'runs a constant number of statements for the role %s',
    async (asker) => {
      expect(await statementsOf(app, school.as[asker], 'timeOff')).toBeLessThan(8);
    },
  );
});
