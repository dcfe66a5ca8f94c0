import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { codes, gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { EVERY_ROLE } from '../../writing.ts';
import { type Scene, scene } from './setup.ts';

const LISTS = ['terms', 'taxRates', 'feePlans', 'discounts'];

describe('queries for terms, tax rates, fee plans and discounts', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
    const { with: make } = at.academy;
    await make.term({ name: 'Winter', code: 'W26', startsOn: '2026-01-05', endsOn: '2026-03-27' });
    await make.term({ name: 'Spring', code: 'S26', startsOn: '2026-03-30', endsOn: '2026-06-26' });
    const batch = await make.batch({ name: 'Otters' });
    await make.feePlan({ name: 'Of the batch', batchId: batch.id });
    await make.feePlan({ name: 'Of the course', courseId: batch.courseId });
    await make.discount({ name: 'Open day', code: 'OPEN-DAY' });
    const { with: theirs } = await seedAcademy(at.app);
    await theirs.term();
    await theirs.feePlan();
    await theirs.discount();
    await theirs.taxRate();
  });

  it.each(['academy_admin', 'administrator'] as const)('return all records to the role %s', async (role) => {
    const query = `{ ${LISTS.map((list) => `${list} { totalCount }`).join(' ')}
      plans: feePlans(orderBy: [NAME_ASC]) { nodes { name course { id } batch { name } } } }`;
    const { data, errors } = await gql(at.app, await at.academy.as(role), query);
    expect(errors).toBeUndefined();
    expect(LISTS.map((list) => data[list].totalCount)).toEqual([2, 0, 2, 1]);
    expect(data.plans.nodes).toEqual([
      { name: 'Of the batch', course: null, batch: { name: 'Otters' } },
      { name: 'Of the course', course: { id: expect.any(String) }, batch: null },
    ]);
  });

  it.each(EVERY_ROLE.filter((role) => !role.startsWith('a')))('are forbidden for the role %s', async (role) => {
    const actor = await at.academy.as(role);
    for (const list of LISTS) {
      const result = await gql(at.app, actor, `{ ${list} { totalCount } }`);
      expect([codes(result), result.data[list]]).toEqual([['FORBIDDEN'], null]);
    }
  });

  it.each([
    ['terms', 'search: "w26"', ['Winter']],
    ['terms', 'from: "2026-03-27"', ['Winter', 'Spring']],
    ['terms', 'from: "2026-03-28"', ['Spring']],
    ['terms', 'to: "2026-03-29"', ['Winter']],
    ['feePlans', 'status: DRAFT', []],
    ['feePlans', 'search: "BATCH"', ['Of the batch']],
    ['discounts', 'search: "open-d"', ['Open day']],
    ['discounts', 'kind: SIBLING', []],
  ])('in %s, with the filter %s, return %s', async (list, filter, names) => {
    const { data } = await gql(
      at.app,
      at.admin,
      `{ ${list}(filter: { ${filter} }, orderBy: [CREATED_AT_ASC]) { nodes { name } } }`,
    );
    expect(data[list].nodes.map(({ name }: { name: string }) => name)).toEqual(names);
  });
});
