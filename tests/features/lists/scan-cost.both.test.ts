import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes, gql } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';

const ID = crypto.randomUUID();

describe('cost of the rows that a query scans', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  const costOf = async (query: string, variables?: Record<string, unknown>): Promise<unknown> =>
    (await gql(app, admin, query, variables)).extensions?.cost;

  it.each([
    // a stored total
    ['{ attendance { totalCount } }', 2],
    ['{ attendance(filter: { status: PRESENT, dateFrom: "2026-01-01" }) { totalCount } }', 2],
    ['{ fees(filter: { paymentStatus: OVERDUE, feeType: TUITION }) { totalCount } }', 2],
    // a counted total
    [`{ attendance(filter: { studentId: "${crypto.randomUUID()}" }) { totalCount } }`, 1 + 1_000],
    ['{ batches { totalCount } }', 1 + 100],
    // a search, a counted search, an empty search
    ['{ students(first: 1, filter: { search: "amy" }) { nodes { id } } }', 1 + 1 + 1_000],
    ['{ attendance(filter: { search: "amy" }) { totalCount } }', 1 + 1_000 + 1_000],
    ['{ a: attendance(filter: { search: "amy" }) { totalCount n: totalCount } }', 1 + 1_000 + 2_000],
    ['{ attendance(filter: { search: "  " }) { totalCount } }', 2],
    // a stored total that is filtered by several values, and excluded ids
    ['{ attendance(filter: { statusIn: [LATE, ABSENT] }) { totalCount } }', 2],
    [`{ students(filter: { statusIn: [ACTIVE], exclude: ["${ID}"] }) { totalCount } }`, 2],
    [`{ enrollments(filter: { batchIdIn: ["${ID}"] }) { totalCount } }`, 1 + 1_000],
    [
      `{ courses(first: 10) { nodes { enrollments(filter: { exclude: ["${ID}"] }) { totalCount } } } }`,
      1 + 10 * (2 + 200),
    ],
    // nested lists, which add the cost for each row of the outer list
    ['{ students(first: 50) { nodes { attendance { totalCount } } } }', 1 + 50 * (1 + 1 + 20)],
    ['{ students(first: 50) { nodes { attendance(filter: { search: "a" }) { totalCount } } } }', 1 + 50 * (2 + 40)],
    ['{ courses(first: 10) { nodes { enrollments { totalCount } } } }', 1 + 10 * (1 + 1 + 1)],
    ['{ courses(first: 10) { nodes { enrollments(filter: { search: "a" }) { totalCount } } } }', 1 + 10 * (2 + 400)],
    // skipped rows
    ['{ students(first: 1, offset: 500) { nodes { id } } }', 1 + 1 + 5],
    ['{ students(first: 1, offset: 2000000000) { nodes { id } } }', 1 + 1 + 1_000],
    // the rows that one field scans
    [`{ quote(studentId: "${ID}", batchId: "${ID}") { totalNow } }`, 1 + 500],
    [
      '{ accounts(first: 2) { nodes { statement(from: "2026-01-01", to: "2026-12-31") { entries { amount } } } } }',
      1 + 2 * (1 + 1 + 20 + 50),
    ],
    ['mutation { runBilling(kind: PERIOD, asOf: "2000-01-01", preview: true) { id } }', 10 + 10_000],
    ['mutation { runBilling(kind: PERIOD, asOf: "2000-01-01", preview: false) { id } }', 10],
  ])('is added to the cost of the operation for %s', async (query, requested) => {
    expect(await costOf(query)).toEqual({ requested, limit: 20_000 });
  });

  it('is added to the cost of the operation for lists with variables and fragments', async () => {
    const query = /* GraphQL */ `
      query ($filter: AttendanceRecordFilter, $search: String = "amy", $offset: Int) {
        attendance(filter: $filter, offset: $offset) { ...Total }
        other: attendance(filter: { search: $search }) { ...Total }
      }
      fragment Total on AttendanceRecordConnection { totalCount }
    `;
    const given = { filter: { search: 'x' }, offset: 1_000 };
    expect(await costOf(query, given)).toMatchObject({ requested: 2_001 + 10 + 2_001 });
    expect(await costOf(query, { filter: null, search: '' })).toMatchObject({ requested: 4 });
    // the query is refused because of a value, not because of its cost
    const refused = await gql(app, admin, query, { filter: { search: { toString: 1 } } });
    expect(codes(refused)).toEqual(['BAD_USER_INPUT']);
  });

  it('makes a query with thirty searches so expensive that it is refused before any of the searches runs', async () => {
    const aliases = Array.from(
      { length: 30 },
      (_, n) => `a${n}: attendance(filter: { search: "a${n}" }) { totalCount }`,
    );
    const { result, statements } = await app.counting(() => gql(app, admin, `{ ${aliases.join(' ')} }`));
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(result.extensions?.cost).toEqual({ requested: 30 * 2_001, limit: 20_000 });
    expect(statements.filter((sql) => sql.includes('attendance'))).toEqual([]);
  });
});
