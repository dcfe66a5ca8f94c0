import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SEVERITIES } from '../../../../src/platform/charts/colours.ts';
import type { TestApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { exported, rowsOf } from '../../../support/csv.ts';
import { asDescribed } from '../../../support/description.ts';
import { type Family, openFamily } from '../../money/ledger/family.ts';
import { goTo, patientApp } from '../../money/penalties/setup.ts';

const STUDENTS = 104;

let app: TestApp;
let family: Family;

/** Creates 104 students with open fees. The name of the last student has special characters. */
beforeAll(async () => {
  app = await patientApp();
  goTo('2026-04-20');
  family = await openFamily(app);
  const { academy } = family;
  for (let number = 1; number <= STUDENTS; number++) {
    const name = number === STUDENTS ? '<script>"Ünal" & Co\u0007 of the very long name</script>' : `Student ${number}`;
    const { id: studentId } = await academy.with.student({ firstName: name, lastName: '' });
    await academy.with.fee({ studentId, amount: number * 100, dueDate: '2026-03-01' });
  }
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

describe('report with many rows', () => {
  it('returns a CSV file with the rows of all pages and with totals, in one SQL statement', async () => {
    goTo('2026-04-20');
    const pages = [];
    for (const page of [1, 2])
      pages.push((await rest(app, family.admin, 'GET', `/reports/outstanding-fees?per_page=100&page=${page}`)).body);
    const { result: csv, statements } = await app.counting(() =>
      exported(app, family.admin, '/reports/outstanding-fees'),
    );
    const lines = rowsOf(csv);
    // the CSV file has no columns of other groupings
    const others = /^(account|course|fee)_/;
    const asText = (row: object) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !others.test(name))
          .map(([name, value]) => [name, value === null ? '' : String(value)]),
      );
    const rows = pages.flatMap(({ data }) => data.map(asText));
    expect(rows).toHaveLength(STUDENTS);
    // no name in this report needs to be escaped as a formula
    expect(lines.slice(0, -1)).toEqual(rows);
    expect(lines.at(-1)).toMatchObject({ ...asText(pages[0].totals), student_id: 'total' });
    expect(pages[0].totals).toEqual(pages[1].totals);
    expect(pages[0].totals.outstanding).toBe(`${(STUDENTS * (STUDENTS + 1)) / 2}.00`);
    expect(statements.filter((text) => text.includes('as materialized'))).toHaveLength(1);
  });

  it('has at most 100 rows per page, and 100 by default', async () => {
    goTo('2026-04-20');
    const { body: page } = await rest(app, family.admin, 'GET', '/reports/outstanding-fees');
    expect([page.data.length, page.meta.per_page, page.meta.last_page]).toEqual([100, 100, 2]);
    expect((await rest(app, family.admin, 'GET', '/reports/outstanding-fees?per_page=7')).body.data).toHaveLength(7);
    const query =
      '{ outstandingFeesReport { nodes { fees } } last: outstandingFeesReport(last: 3) { nodes { fees } } }';
    const { data } = await gql(app, family.admin, query);
    expect([data.outstandingFeesReport.nodes.length, data.last.nodes.length]).toEqual([100, 3]);
    const { status, body } = await rest(app, family.admin, 'GET', '/reports/outstanding-fees?per_page=101');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['per_page']]);
    const { errors } = await gql(app, family.admin, '{ outstandingFeesReport(first: 101) { nodes { fees } } }');
    expect(errors?.[0]?.extensions.fields).toHaveProperty('first');
  });
});

describe('SVG image of a report', () => {
  const draw = async (query: string, as = family.admin) => {
    const headers = { accept: 'image/svg+xml', authorization: `Bearer ${as.token}`, 'x-academy-id': `${as.academyId}` };
    return asDescribed(await fetch(`${app.url}/api/v1/reports/${query}`, { headers }));
  };

  it('shows the first rows of the report, shortens long names, and contains no script and no external resource', async () => {
    goTo('2026-04-20');
    const answer = await draw('ageing');
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'inline; filename="ageingReport.svg"',
    ]);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg role="img" aria-labelledby="title description" /);
    expect(svg).toContain('<title id="title">Ageing of fees</title>');
    expect(svg).toContain(`As of 20 April 2026, by student, in USD: the first 20 of ${STUDENTS}`);
    expect(svg).toContain('@media (prefers-color-scheme:dark)');
    expect(svg).toMatch(/>Student 103 ?</);
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toMatch(/<script|href|url\(|<image|@import/);
    expect(svg).not.toContain('\u0007');
    expect(svg.length).toBeLessThan(60_000);
    expect(await (await draw('ageing')).text()).toBe(svg);
  });

  it('also shows days without amounts, and ends today if the period ends later', async () => {
    goTo('2026-04-20');
    const svg = await (await draw('revenue?group_by=day&from=2026-04-18&to=2026-04-30')).text();
    const days = [...svg.matchAll(/>(2026-04-\d\d) ?</g)].map(([, day]) => day);
    expect(days).toEqual(['2026-04-18', '2026-04-19', '2026-04-20']);
  });

  it('shows older debts in more severe colours', async () => {
    goTo('2026-04-20');
    const svg = await (await draw('ageing')).text();
    const legend = [...svg.matchAll(/fill="(#\w{6})"[^>]*><\/path>\n<text[^>]* fill="#0f172b">/g)].map(
      ([, colour]) => colour,
    );
    expect(legend).toEqual(SEVERITIES);
  });

  it('has the requested width, and the layout for phones if this width is small', async () => {
    goTo('2026-04-20');
    const root = /^<svg [^>]* width="(\d+)" /;
    const usual = await (await draw('ageing')).text();
    const narrow = await (await draw('ageing?width=390')).text();
    expect([usual, narrow].map((svg) => root.exec(svg)?.[1])).toEqual(['960', '390']);
    expect(await (await draw('ageing?width=960')).text()).toBe(usual);
    const describedIn = (svg: string) => /<desc .*<\/desc>/.exec(svg)?.[0];
    expect(describedIn(narrow)).toBe(describedIn(usual));
    for (const [width, text] of [
      ['319', 'The width field must be at least 320.'],
      ['961', 'The width field must not be greater than 960.'],
      ['wide', 'The width field must be an integer.'],
    ]) {
      const refused = await draw(`ageing?width=${width}`);
      expect([refused.status, await refused.json()]).toEqual([422, { message: text, errors: { width: [text] } }]);
    }
  });

  it('contains the text "There is nothing to show." for a report without rows, and is refused without permission', async () => {
    goTo('2026-04-20');
    expect(await (await draw('ageing?as_of=2020-01-01')).text()).toContain('There is nothing to show.');
    const refused = await draw('ageing', await family.academy.as('teacher'));
    expect([refused.status, await refused.json()]).toEqual([403, { message: 'This action is unauthorized.' }]);
    expect((await draw('ageing?as_of=2999-01-01')).status).toBe(422);
  });
});

describe('GET /reports', () => {
  it('returns groups, filters and orders of each report, like GraphQL', async () => {
    const { body } = await rest(app, family.admin, 'GET', '/reports');
    const told = body.data.find(({ name }: { name: string }) => name === 'payment-history');
    expect(told).toMatchObject({
      ...{
        field: 'paymentHistoryReport',
        path: '/reports/payment-history',
        sort: ['amount', 'refunded', 'net', 'payments'],
      },
      ...{ group_by: ['day', 'month', 'method', 'receiver', 'account'], formats: ['application/json', 'text/csv'] },
      definition: expect.stringContaining('refunds on the day'),
    });
    const filters = told.parameters.map(({ name, type }: { name: string; type: string }) => `${name} ${type}`);
    const ids = ['account_id id', 'student_id id'];
    expect(filters).toEqual(['from date', 'to date', 'as_of date', ...ids, 'method enum']);
    const { data } = await gql(app, family.admin, '{ reports { name path groupBy parameters { name values } } }');
    expect(data.reports).toHaveLength(body.data.length);
  });

  it('returns 404 with the names of the reports for an unknown report', async () => {
    const { status, body } = await rest(app, family.admin, 'GET', '/reports/nonsense?from=x');
    expect([status, body.message]).toEqual([
      404,
      expect.stringMatching(
        /^The route api\/v1\/reports\/nonsense could not be found\. The reports are ageing, .*payment-history/,
      ),
    ]);
  });
});
