import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, AcademyType } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, codes, gql } from '../../../support/clients.ts';
import { ASKERS, type School, seedSchool } from '../../../support/school.ts';
import { type SeededAcademy, seedAcademy, seedSuperAdmin, seedUser } from '../../../support/seed.ts';

describe('academies query', () => {
  let app: TestApp;
  let school: School;
  let stranger: SeededAcademy;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
    stranger = await seedAcademy(app, { name: 'Strange academy' });
    await stranger.as('academy_admin');
  });

  const ask = (who: Credentials) =>
    gql(
      app,
      { token: who.token },
      `{
        own: academy(id: "${school.academy.id}") { id name settings { timezone currency } }
        other: academy(id: "${stranger.id}") { id }
        malformed: academy(id: "nonsense") { id }
        found: academies(filter: { search: "strange ACADEMY" }) { totalCount nodes { id } }
        all: academies { totalCount nodes { id } }
      }`,
    );

  it.each(ASKERS)(
    'shows the caller %s only their own academies if the request has no academy header',
    async (asker) => {
      const result = await ask(school.as[asker]);
      if (asker === 'nobody') {
        expect(new Set(codes(result))).toEqual(new Set(['UNAUTHENTICATED']));
        return;
      }
      expect(result.errors).toBeUndefined();
      const own = { id: school.academy.id, name: expect.any(String), settings: { timezone: 'UTC', currency: 'USD' } };
      if (asker === 'super_admin') {
        expect(result.data).toMatchObject({ own, other: { id: stranger.id }, malformed: null });
        expect(result.data.found.nodes).toContainEqual({ id: stranger.id });
        return;
      }
      const isMember = asker !== 'outsider';
      expect(result.data).toEqual({
        own: isMember ? own : null,
        other: null,
        malformed: null,
        found: { totalCount: 0, nodes: [] },
        all: isMember ? { totalCount: 1, nodes: [{ id: school.academy.id }] } : { totalCount: 0, nodes: [] },
      });
    },
  );

  it('returns default settings if an earlier version stored the academy without these settings', async () => {
    const { clashPolicy: _, attendanceRequiresSession: __, attendanceCounting, ...former } = defaultSettings();
    const academy = await seedAcademy(app, { settings: { ...former, currency: 'EUR' } as never });
    const query =
      '{ academies { nodes { settings { currency clashPolicy attendanceRequiresSession attendanceCounting { late excused } } } } }';
    const admin = await academy.as('academy_admin');
    const { nodes } = (await gql(app, admin, query)).data.academies;
    const counting = { late: 'PRESENT', excused: 'IGNORE' };
    expect(attendanceCounting).toEqual({ late: 'present', excused: 'ignore' });
    expect(nodes).toEqual([
      {
        settings: {
          currency: 'EUR',
          clashPolicy: 'WARN',
          attendanceRequiresSession: false,
          attendanceCounting: counting,
        },
      },
    ]);
    // the service runs the repeated query with a query plan
    expect((await gql(app, admin, query)).data.academies.nodes).toEqual(nodes);
  });

  it('searches by name and filters by type and status', async () => {
    const type = AcademyType.CHESS;
    const academy = await seedAcademy(app, { name: 'Rook House', type, status: AcademyStatus.INACTIVE });
    const admin = await academy.as('academy_admin');
    const count = async (filter: string) =>
      (await gql(app, admin, `{ academies(filter: { ${filter} }) { totalCount } }`)).data.academies.totalCount;
    expect(await count('search: "rook"')).toBe(1);
    expect(await count('type: CHESS, status: INACTIVE')).toBe(1);
    expect(await count('type: KARATE')).toBe(0);
    expect(await count('status: ACTIVE')).toBe(0);
  });

  it('hides a deleted academy from all callers, and refuses requests that select it by header', async () => {
    const gone = await seedAcademy(app, { deletedAt: '2026-03-01T00:00:00.000Z' });
    const admin = await gone.as('academy_admin');
    await gone.with.student();
    const superAdmin = { ...(await seedSuperAdmin(app)), academyId: gone.id };
    for (const who of [admin, superAdmin]) {
      const { data } = await gql(app, who, `{ academy(id: "${gone.id}") { id } }`);
      expect(data).toEqual({ academy: null });
      const refused = await gql(app, who, '{ students { totalCount } }');
      expect(codes(refused)).toEqual(['FORBIDDEN']);
      expect(refused.errors?.[0]?.message).toBe('You do not have access to this academy.');
    }
    const { data } = await gql(
      app,
      admin,
      '{ academies { totalCount nodes { id } } me { memberships { academyId } } }',
    );
    expect(data).toEqual({ academies: { totalCount: 0, nodes: [] }, me: { memberships: [] } });
  });

  it.each([AcademyStatus.SUSPENDED, AcademyStatus.INACTIVE])(
    'shows academies with status %s to their members',
    async (status) => {
      const academy = await seedAcademy(app, { status });
      const student = await academy.with.student();
      await academy.with.fee({ studentId: student.id });
      const upper = status.toUpperCase();
      const query = `{ academy(id: "${academy.id}") { status } students { totalCount } }`;
      for (const role of ['academy_admin', 'administrator', 'support_staff'] as const) {
        const { data, errors } = await gql(app, await academy.as(role), query);
        expect(errors).toBeUndefined();
        expect(data).toEqual({ academy: { status: upper }, students: { totalCount: 1 } });
      }
      const self = await academy.as('student', { studentId: student.id });
      const seen = await gql(app, self, '{ students { totalCount } fees { totalCount } }');
      expect(seen.data).toEqual({ students: { totalCount: 1 }, fees: { totalCount: 1 } });
      const superAdmin = { ...(await seedSuperAdmin(app)), academyId: academy.id };
      expect((await gql(app, superAdmin, query)).data.students).toEqual({ totalCount: 1 });
    },
  );

  it('runs the same SQL statements for any number of rows', async () => {
    const superAdmin = await seedSuperAdmin(app);
    const query = (first: number) => `{ academies(first: ${first}) { totalCount nodes { id name } } }`;
    const one = await app.counting(() => gql(app, superAdmin, query(1)));
    const many = await app.counting(() => gql(app, superAdmin, query(50)));
    expect(many.result.data.academies.nodes.length).toBeGreaterThan(1);
    expect(many.statements).toHaveLength(one.statements.length);
    // on PostgreSQL, the begin and the end of each transaction count too
    expect(many.statements.length).toBeLessThanOrEqual(app.services.database.engine === 'sqlite' ? 3 : 7);
  });

  it('returns an empty list to a new user', async () => {
    const { data } = await gql(app, await seedUser(app), '{ academies { totalCount nodes { id } } }');
    expect(data.academies).toEqual({ totalCount: 0, nodes: [] });
  });
});
