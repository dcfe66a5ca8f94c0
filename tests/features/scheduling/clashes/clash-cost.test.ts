import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql, unseen } from '../../../support/clients.ts';
import { type Member, seedAcademy } from '../../../support/seed.ts';

describe('cost of the clashes query', () => {
  let app: TestApp;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    admin = await (await seedAcademy(app)).as('academy_admin');
  });

  const ask = (fields: string, variables = {}, declared = '') =>
    gql(app, admin, unseen(`query${declared} { ${fields} }`), variables);
  const cost = async (fields: string, variables = {}, declared = '') =>
    (await ask(fields, variables, declared)).extensions.cost.requested;
  const clashes = (filter: string, below = 'totalCount') => `clashes(filter: {${filter}}) { ${below} }`;
  const week = 'from: "2026-02-02", to: "2026-02-08"';

  it('grows with the number of days and the number of kinds in the filter', async () => {
    const all = 5 * 10 + 30;
    expect(await cost(clashes(week))).toBe(1 + 7 * all);
    expect(await cost(clashes('from: "2026-02-02", to: "2026-05-04"'))).toBe(1 + 92 * all);
    expect(await cost(clashes('from: "2026-02-02"'))).toBe(1 + 28 * all);
    expect(await cost('clashes { totalCount }')).toBe(1 + 28 * all);
    expect(await cost(clashes(`${week}, kind: STUDENT`))).toBe(1 + 7 * 30);
    expect(await cost(clashes(`${week}, kindIn: [ROOM, INSTRUCTOR, STUDENT]`))).toBe(1 + 7 * 50);
    expect(await cost(clashes(`${week}, kindIn: []`))).toBe(1);
    expect(await cost(clashes(`${week}, kind: ROOM, search: "chess"`))).toBe(1 + 7 * 10 + 100);
  });

  it('is the cost of the longest possible period if the period is invalid', async () => {
    for (const period of [
      'from: "2026-02-02", to: "2030-01-01"',
      'from: "2026-02-02", to: "2026-02-01"',
      'to: "2026-02-02"',
    ]) {
      expect(await cost(clashes(`${period}, kind: ROOM`)), period).toBe(1 + 92 * 10);
    }
  });

  it('includes one search for the page and one for the total count', async () => {
    const room = `${week}, kind: ROOM`;
    expect(await cost(clashes(room, 'nodes { id }'))).toBe(1 + 70 + 15);
    expect(await cost(clashes(room, 'nodes { id } totalCount'))).toBe(1 + 2 * 70 + 15);
    expect(await cost(clashes(room, 'pageInfo { hasNextPage } totalCount'))).toBe(1 + 1 + 2 * 70);
    expect(await cost(`clashes(offset: 5000, filter: {${room}}) { totalCount }`)).toBe(1 + 70 + 50);
  });

  it('is computed with the values of variables', async () => {
    const filter = { from: '2026-02-02', to: '2026-02-03', kind: 'STUDENT' };
    const fields = 'clashes(filter: $filter) { totalCount }';
    expect(await cost(fields, { filter }, '($filter: ClashFilter)')).toBe(1 + 2 * 30);
    expect(await cost(fields, {}, '($filter: ClashFilter)')).toBe(1 + 28 * 80);
  });

  it('exceeds the limit for ten searches of three months, which are refused before execution', async () => {
    const days = 'from: "2026-02-02", to: "2026-05-02"';
    const fields = Array.from({ length: 10 }, (_, n) => `c${n}: ${clashes(days)}`).join(' ');
    const { statements, result } = await app.counting(() => ask(fields));
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(statements.filter((each) => each.includes('class_sessions'))).toEqual([]);
  });

  it('includes the upcoming sessions of batches and enrollments', async () => {
    expect(await cost('batches(first: 2) { nodes { clashes { id } } }')).toBe(1 + 2 * (1 + 20 + 10));
    expect(await cost('enrollments(first: 2) { nodes { clashes { id } } }')).toBe(1 + 2 * (1 + 20 + 10));
    expect(await cost('classSessions(first: 2) { nodes { clashes { id } } }')).toBe(1 + 2 * (1 + 10));
  });
});
