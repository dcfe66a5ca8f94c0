import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/platform/time/days.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { type Family, openFamily } from '../../money/ledger/family.ts';
import { UNKNOWN_ID } from '../../writing.ts';
import { everyReport } from './every-report.ts';

/** A report as GET /reports returns it. */
interface Told {
  readonly name: string;
  readonly field: string;
  readonly group_by: string[];
  readonly parameters: { readonly name: string; readonly type: string }[];
  readonly sort: string[];
  readonly formats: string[];
}

const NAMES = [...everyReport().keys()].toSorted();

let app: TestApp;
let family: Family;
let reports: Map<string, Told>;
/** Ids of records in another academy, by the name of the filter. */
let foreign: Record<string, string>;

beforeAll(async () => {
  app = await testApp();
  family = await openFamily(app);
  await family.bill('120', '2099-01-31');
  await family.pay('100');
  const { body } = await rest(app, family.admin, 'GET', '/reports');
  reports = new Map(body.data.map((report: Told) => [report.name, report]));
  const other = await openFamily(app);
  await other.bill('120', '2099-01-31');
  await other.pay('100');
  const { academy, childId } = other;
  const [{ id: departmentId }, { id: staffId }, { id: roomId }] = [
    await academy.with.department(),
    await academy.with.staff(),
    await academy.with.room(),
  ];
  const { id: batchId, courseId } = await academy.with.batch({ instructorId: staffId });
  foreign = {
    ...{ student_id: childId, account_id: (await other.account()).id, batch_id: batchId, course_id: courseId },
    ...{ department_id: departmentId, instructor_id: staffId, staff_id: staffId, room_id: roomId },
  };
});

const camelCase = (name: string): string => name.replaceAll(/_([a-z])/g, (_all, letter) => letter.toUpperCase());
const today = () => new Date().toISOString().slice(0, 10);

it('GET /reports lists every report', () => {
  expect([...reports.keys()]).toEqual(NAMES);
});

describe.each(NAMES)('report %s', (name) => {
  const told = () => reports.get(name) as Told;
  const has = (filter: string) => told().parameters.some((each) => each.name === filter);
  const get = (query: string, headers = {}) =>
    rest(app, { ...family.admin, headers }, 'GET', `/reports/${name}?${query}`);
  const as = (accept: string) => {
    const { academyId, token } = family.admin;
    const headers = { accept, authorization: `Bearer ${token}`, 'x-academy-id': academyId };
    return fetch(`${app.url}/api/v1/reports/${name}`, { headers });
  };
  const ask = (args: string) =>
    gql(app, family.admin, `{ ${told().field}(${args}) { totalCount totals { __typename } nodes { __typename } } }`);

  /** Expects that REST and GraphQL report errors for exactly the parameters in `bad`. */
  async function refuses(parameters: Record<string, string>, groupBy: string | undefined, bad: string[]) {
    const group: Record<string, string> = groupBy === undefined ? {} : { group_by: groupBy };
    const { status, body } = await get(String(new URLSearchParams({ ...group, ...parameters })));
    const where = JSON.stringify(parameters);
    expect([status, Object.keys(body.errors ?? {}).toSorted()], where).toEqual([422, bad]);
    const filter = Object.entries(parameters).map(([key, value]) => `${camelCase(key)}: "${value}"`);
    const grouped = groupBy === undefined ? '' : `groupBy: ${groupBy.toUpperCase()}, `;
    const answer = await ask(`${grouped}filter: { ${filter.join(', ')} }`);
    expect(codes(answer), where).toEqual(['BAD_USER_INPUT']);
    const { fields } = answer.errors?.[0]?.extensions ?? {};
    expect(Object.keys(fields ?? {}).toSorted(), where).toEqual(bad.map(camelCase));
  }

  it('refuses invalid days, a period that is too long, and a future asOf day', async () => {
    if (has('as_of')) await refuses({ as_of: addDays(today(), 2) }, undefined, ['as_of']);
    if (!has('from')) return;
    await refuses({ from: '2026-03-02', to: '2026-03-01' }, undefined, ['to']);
    await refuses({ from: '2010-01-01', to: '2020-01-01' }, undefined, ['to']);
    if (told().group_by.includes('day')) await refuses({ from: '2024-01-01', to: '2025-01-01' }, 'day', ['to']);
    expect((await get('from=x&to=2026-02-30')).body.errors).toMatchObject({
      from: [expect.any(String)],
      to: [expect.any(String)],
    });
  });

  it('accepts a period in the future', async () => {
    if (!has('from')) return;
    const [yesterday, later] = [addDays(today(), -1), addDays(today(), 9)];
    for (const asked of [`from=${later}`, `from=${later}&to=${later}`, `from=${today()}&as_of=${yesterday}`]) {
      for (const group of told().group_by.length > 0 ? told().group_by : [null]) {
        const { status } = await get(`${asked}${group ? `&group_by=${group}` : ''}`);
        expect(status, `${asked} by ${group}`).toBe(200);
      }
    }
  });

  it('refuses unknown groups, orders and pages', async () => {
    const others = new Set([...reports.values()].flatMap(({ group_by }) => group_by).concat('nonsense'));
    for (const group of others.difference(new Set(told().group_by))) {
      const { status, body } = await get(`group_by=${group}`);
      expect([status, Object.keys(body.errors ?? {})], group).toEqual([422, ['group_by']]);
      expect(codes(await ask(`groupBy: ${group.toUpperCase()}`)), group).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    }
    const { status, body } = await get('sort=nonsense&page=0&per_page=101');
    expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([422, ['page', 'per_page', 'sort']]);
    expect(codes(await ask('first: 101'))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await ask('orderBy: [NONSENSE]'))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  it('reveals nothing about another academy if a filter contains an id of that academy', async () => {
    const filters = told().parameters.filter(({ type }) => type === 'id');
    for (const { name: filter } of filters) {
      const id = foreign[filter];
      if (!id) throw new Error(`Say what ${filter} could find in another academy.`);
      const [there, nowhere] = [await get(`${filter}=${id}`), await get(`${filter}=${UNKNOWN_ID}`)];
      expect([there.status, nowhere.status], filter).toEqual([200, 200]);
      const toldOf = ({ body: { data, totals, meta } }: typeof there) => [data, totals, meta.total];
      expect(toldOf(there), filter).toEqual(toldOf(nowhere));
    }
    const bad = await get(filters.map(({ name: filter }) => `${filter}=x`).join('&'));
    expect(Object.keys(bad.body.errors ?? {}).toSorted()).toEqual(filters.map(({ name: each }) => each).toSorted());
    const asked = filters.flatMap(({ name: filter }) =>
      [foreign[filter], UNKNOWN_ID].map((id, index) => {
        const given = `filter: { ${camelCase(filter)}: "${id}" }`;
        return `${filter}_${index}: ${told().field}(${given}) { totalCount nodes { __typename } }`;
      }),
    );
    const { data } = await gql(app, family.admin, `{ __typename ${asked.join(' ')} }`);
    for (const { name: filter } of filters) expect(data[`${filter}_0`], filter).toEqual(data[`${filter}_1`]);
  });

  it('is available in each of its formats, and as JSON if the Accept header contains none of them', async () => {
    for (const accept of ['application/pdf', 'nonsense', ';;;', 'text/*;q=0, */*'])
      expect((await get('', { accept })).status, accept).toBe(200);
    const isDrawn = told().formats.includes('image/svg+xml');
    for (const accept of ['image/svg+xml', 'image/svg+xml;q=0.9, image/*;q=0', 'application/json;q=0, image/*']) {
      const picture = await as(accept);
      expect(picture.status, accept).toBe(isDrawn ? 200 : 406);
      if (isDrawn) expect(picture.headers.get('content-type'), accept).toBe('image/svg+xml; charset=utf-8');
      else
        expect(await picture.json(), accept).toEqual({
          message: `There is no picture of reports/${name}: it comes as application/json or text/csv.`,
        });
    }
  });

  it('is returned in the format that the Accept header prefers', async () => {
    const drawn = told().formats.includes('image/svg+xml') && 'image/svg+xml';
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/svg+xml,*/*;q=0.8';
    const types = {
      'image/svg+xml, application/json': drawn || 'application/json',
      [browser]: drawn || 'application/json',
      'image/svg+xml;q=0.5, text/csv;q=0.5': drawn || 'text/csv',
      'application/json;q=0, */*': 'text/csv',
      'text/csv; charset=utf-8': 'text/csv',
      'application/json; charset=utf-8, text/csv;q=0.5': 'application/json',
    };
    for (const [accept, type] of Object.entries(types)) {
      const answer = await as(accept);
      await answer.text();
      expect([answer.status, answer.headers.get('content-type')], accept).toEqual([200, `${type}; charset=utf-8`]);
    }
  });
});
