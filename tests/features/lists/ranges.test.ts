import type { GraphQLInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../src/features/academy/academies/academy-settings.ts';
import { fieldWords, snakeCase } from '../../../src/platform/validation/messages.ts';
import { schema } from '../../compiled/interpreter.ts';
import { seedRichSchool } from '../../compiled/rich-school.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes, gql, rest, unseen } from '../../support/clients.ts';
import { rootFields } from '../../support/resources.ts';
import { routes } from '../../support/routes.ts';
import type { School } from '../../support/school.ts';
import { seedAcademy } from '../../support/seed.ts';
import { data, thrice } from './thrice.ts';
import { readerOf, within } from './whose.ts';

/**
 * The fields that range filters compare, by the name of the filter in one list or in all lists. A filter that is
 * missing here is like `createdFrom`, which compares `createdAt`.
 */
const FIELDS: Record<string, string> = {
  'classSessions.from': 'date',
  'clashes.from': 'date',
  from: 'createdAt',
  // these filters select rows whose period overlaps the range; in the school, each of these periods is one day
  'closures.from': 'startDate',
  'timeOff.from': 'startDate',
  'terms.from': 'startsOn',
  'billingRuns.from': 'asOf',
  dateFrom: 'date',
  startFrom: 'startDate',
  dueFrom: 'dueDate',
  enrolledFrom: 'enrollmentDate',
  expiresFrom: 'expiresOn',
  amountFrom: 'amount',
};

/** Sort keys that are instants, with the field that the range filter compares instead: a date. */
const OF_DAYS: Record<string, string> = { 'clashes.startsAt': 'date' };

/** Every range filter of every list. */
const RANGES = rootFields.flatMap((list) =>
  Object.keys((schema.getType(list.filter) as GraphQLInputObjectType).getFields())
    .filter((name) => /from$/i.test(name))
    .map((from) => ({
      list,
      from,
      to: from.replace('From', 'To').replace('from', 'to'),
      field: FIELDS[`${list.name}.${from}`] ?? FIELDS[from] ?? from.replace('From', 'At'),
    })),
);

/** Converts an amount to a number, so that amounts can be compared. Returns other values unchanged. */
const rank = (value: string) => (Number.isNaN(Number(value)) ? value : Number(value));

describe('filters by a range of values', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedRichSchool(app);
  });

  const queryOf = ({ list, field }: (typeof RANGES)[number]) =>
    `query ($filter: ${list.filter}) { ${list.name}(first: 100, filter: $filter) { nodes { id value: ${field} } totalCount } }`;

  it('exist for every sort key of a list except name, position and startTime', () => {
    const missing = rootFields.flatMap((list) => {
      const fields = RANGES.filter((range) => range.list === list).map(({ field }) => field);
      return list.keys
        .filter(
          (key) =>
            !['name', 'position', 'startTime'].includes(key) && !fields.includes(OF_DAYS[`${list.name}.${key}`] ?? key),
        )
        .map((key) => `${list.name} by ${key}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(RANGES)('in $list.name include both ends of the range from $from to $to', async (range) => {
    const { list, from, to } = range;
    const rows = async (filter: object) => {
      const asked = { filter: { ...within(list, school), ...filter } };
      const { [list.name]: page } = await data(app, readerOf(list, school), queryOf(range), asked);
      expect(page.totalCount).toBe(page.nodes.length);
      return page.nodes as { id: string; value: string }[];
    };
    const all = (await rows({})).toSorted((one, other) => (rank(one.value) < rank(other.value) ? -1 : 1));
    // a filter accepts no negative amounts
    const asked = all.filter(({ value }) => !value.startsWith('-'));
    const [low, high] = [Math.floor(asked.length / 3), Math.floor((asked.length * 2) / 3)].map((n) => asked[n]?.value);
    const idsOf = (test: (value: number | string) => boolean) =>
      all
        .filter(({ value }) => test(rank(value)))
        .map(({ id }) => id)
        .sort();
    const found = async (filter: object) => (await rows(filter)).map(({ id }) => id).sort();
    const [least, most] = [rank(low as string), rank(high as string)];
    expect(await found({ [from]: low })).toEqual(idsOf((value) => value >= least));
    expect(await found({ [to]: high })).toEqual(idsOf((value) => value <= most));
    expect(await found({ [from]: low, [to]: high })).toEqual(idsOf((value) => value >= least && value <= most));
    expect(await found({ [from]: low, [to]: low })).toEqual(idsOf((value) => value === least));
  });

  it.each(RANGES)('in $list.name are refused if $to is before $from', async (range) => {
    const { list, from, to, field } = range;
    const ends = field === 'amount' ? ['20.00', '10.50'] : ['2026-02-02', '2026-02-01'];
    const told =
      field === 'amount'
        ? 'The amount to field must be at least 20.00.'
        : `The ${fieldWords(to)} field must be a date after or equal to ${fieldWords(from)}.`;
    const [high, low] = field.endsWith('At') ? ends.map((day) => `${day}T00:00:00.000Z`) : ends;
    const { result, statements } = await app.counting(() =>
      thrice(app, readerOf(list, school), unseen(queryOf(range)), { filter: { [from]: high, [to]: low } }),
    );
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(result.errors?.[0]?.extensions.fields).toEqual({ [to]: [told] });
    expect(statements.filter((sql) => /"\w+" as "t"/.test(sql))).toEqual([]);
    const path = routes.find(({ answer, operation }) => answer === 'page' && operation === list.name)?.path;
    if (!path) return;
    const query = `${snakeCase(from)}=${ends[0]}&${snakeCase(to)}=${ends[1]}`;
    expect(await rest(app, school.as.academy_admin, 'GET', `${path}?${query}&page=0`)).toMatchObject({
      status: 422,
      body: { errors: { [snakeCase(to)]: [told], page: ['The page field must be at least 1.'] } },
    });
  });

  it('are all reported in one error if they are invalid, in root lists and nested lists', async () => {
    const admin = school.as.academy_admin;
    const filter = 'filter: { amountFrom: "2.00", amountTo: "1.00", dueFrom: "2026-02-02", dueTo: "2026-02-01" }';
    const fields = {
      amountTo: ['The amount to field must be at least 2.00.'],
      dueTo: ['The due to field must be a date after or equal to due from.'],
    };
    const atRoot = await gql(app, admin, `{ fees(${filter}) { totalCount } }`);
    expect(atRoot.errors?.[0]?.extensions.fields).toEqual(fields);
    const below = await gql(app, admin, `{ students(first: 1) { nodes { fees(${filter}) { totalCount } } } }`);
    expect(below.errors?.[0]?.extensions.fields).toEqual(fields);
  });

  it('are checked after the permission of the caller', async () => {
    const refused = await rest(app, school.as.teacher, 'GET', '/audit-log?from=2026-02-02&to=2026-02-01');
    expect(refused.status).toBe(403);
  });
});

describe.each([
  ['Pacific/Auckland', '2026-03-31T11:00:00.000Z', '2026-04-01T10:59:59.999Z'],
  ['America/New_York', '2026-04-01T04:00:00.000Z', '2026-04-02T03:59:59.999Z'],
])('day in a REST filter, in the time zone %s', (timezone, first, last) => {
  it('starts and ends at local midnight', async () => {
    const app = await testApp();
    const academy = await seedAcademy(app, { settings: { ...defaultSettings(), timezone } });
    const admin = await academy.as('academy_admin');
    const beside = (instant: string, milliseconds: number) =>
      new Date(Date.parse(instant) + milliseconds).toISOString();
    const instants = [beside(first, -1), first, last, beside(last, 1)];
    for (const [n, createdAt] of instants.entries()) await academy.with.student({ firstName: `${n}`, createdAt });
    const names = async (query: string) => {
      const { body } = await rest(app, admin, 'GET', `/students?sort=created_at&${query}`);
      return body.data.map((student: any) => student.first_name).join('');
    };
    expect(await names('created_from=2026-04-01')).toBe('123');
    expect(await names('created_to=2026-04-01')).toBe('012');
    expect(await names('created_from=2026-04-01&created_to=2026-04-01')).toBe('12');
    expect(await names(`created_from=${last}&created_to=2026-04-02`)).toBe('23');
    const log = (await rest(app, admin, 'GET', '/audit-log?from=2026-04-01&to=2026-04-01')).body;
    expect(log.data).toEqual([]);
  });
});
