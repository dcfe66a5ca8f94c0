import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { ASKERS, type School, seedSchool } from '../../../support/school.ts';
import { type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

describe('closures query', () => {
  let app: TestApp;
  let school: School;
  const CLOSURES: Resource = {
    ...{ one: 'closure', list: 'closures', filter: 'ClosureFilter' },
    names: ['floor', 'holidays', 'snow'],
  };

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
    const { with: make } = school.academy;
    const { violin, flute, 'own batch': batch } = school.ids as Record<string, string>;
    const room = (await make.room()).id;
    school.ids.room = room;
    const named = async (name: string, given: Parameters<typeof make.closure>[0]) => {
      school.ids[name] = (await make.closure({ name, ...given })).id;
    };
    await named('holidays', { startDate: '2026-12-24', endDate: '2027-01-03' });
    await named('snow', { startDate: '2027-01-07', courseIds: [violin as string, flute as string] });
    await named('floor', { startDate: '2027-01-03', batchIds: [batch as string], roomIds: [room] });
  });

  it.each(ASKERS)(
    'returns all closures to the caller %s if the caller is a member, and refuses other callers',
    async (asker) => {
      const refusal = { outsider: 'FORBIDDEN', nobody: 'UNAUTHENTICATED' }[asker as string];
      expect(await visibleTo(app, school, asker, CLOSURES)).toEqual(refusal ?? CLOSURES.names);
    },
  );

  it.each([
    ['from: "2027-01-03"', ['holidays', 'snow', 'floor']],
    ['from: "2027-01-04"', ['snow']],
    ['to: "2026-12-23"', []],
    ['to: "2026-12-24"', ['holidays']],
    ['from: "2026-12-30", to: "2027-01-03"', ['holidays', 'floor']],
    ['courseId: "flute"', ['snow']],
    ['courseIdIn: ["flute", "violin"]', ['snow']],
    ['batchId: "own batch"', ['floor']],
    ['roomId: "room"', ['floor']],
    ['roomId: "room", to: "2027-01-02"', []],
    ['search: "SNO"', ['snow']],
  ])('can be filtered by { %s }', async (filter, expected) => {
    const written = filter.replaceAll(/"([a-z ]+)"/g, (text, name) =>
      school.ids[name] ? `"${school.ids[name]}"` : text,
    );
    const query = `{ closures(filter: { ${written} }) { totalCount nodes { name } } }`;
    const { data } = await gql(app, school.as.academy_admin, query);
    expect(data.closures.nodes.map(({ name }: { name: string }) => name).sort()).toEqual([...expected].sort());
    expect(data.closures.totalCount).toBe(expected.length);
  });

  it('can be ordered by first day and by name', async () => {
    const query =
      '{ days: closures(orderBy: [START_DATE_DESC]) { nodes { name } } names: closures(orderBy: [NAME_ASC]) { nodes { name } } }';
    const { data } = await gql(app, school.as.teacher, query);
    const names = (list: { nodes: { name: string }[] }) => list.nodes.map(({ name }) => name);
    expect([names(data.days), names(data.names)]).toEqual([
      ['snow', 'floor', 'holidays'],
      ['floor', 'holidays', 'snow'],
    ]);
  });

  it('runs a constant number of statements', async () => {
    expect(await statementsOf(app, school.as.teacher, 'closures')).toBeLessThan(8);
  });
});
