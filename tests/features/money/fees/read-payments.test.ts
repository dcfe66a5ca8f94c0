import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Asker, type School, seedSchool } from '../../../support/school.ts';
import { filtered, namesOf, type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

const ALL = ['Ada tuition', 'Ben tuition', 'Cid gift', 'Cid tuition', 'Ma alone', 'Pa alone'].map(
  (fee) => `${fee} paid`,
);
const OF_PA = ['Ada tuition paid', 'Ben tuition paid', 'Cid gift paid', 'Pa alone paid'];
const PAYMENTS: Resource = { one: 'payment', list: 'payments', filter: 'PaymentFilter', names: ALL };

describe('payments query', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  const find = (asker: Asker, filter: object) => filtered(app, school, asker, PAYMENTS, filter);

  it.each<[Asker, string[] | string]>([
    ['super_admin', ALL],
    ['academy_admin', ALL],
    ['administrator', ALL],
    ['support_staff', ALL],
    ['department_head', 'FORBIDDEN'],
    ['teacher', 'FORBIDDEN'],
    ['parent', OF_PA],
    ['student', ['Ada tuition paid']],
    ['outsider', 'FORBIDDEN'],
    ['nobody', 'UNAUTHENTICATED'],
  ])('returns to the caller %s the payments: %s', async (asker, expected) => {
    expect(await visibleTo(app, school, asker, PAYMENTS)).toEqual(expected);
  });

  it('applies filters and searches only to payments that the caller may see', async () => {
    const { ids } = school;
    expect(await find('academy_admin', { feeId: ids['Ma alone'] })).toEqual(['Ma alone paid']);
    expect(await find('parent', { feeId: ids['Ma alone'] })).toEqual([]);
    expect(await find('student', { feeId: ids['Ben tuition'] })).toEqual([]);
    expect(await find('parent', { method: 'CASH', search: 'rcp-' })).toEqual(OF_PA);
  });

  it.each<[Asker, string, string[]]>([
    ['academy_admin', 'Cid tuition', ['Cid tuition paid']],
    ['parent', 'Pa alone', ['Pa alone paid']],
    ['student', 'Ada tuition', ['Ada tuition paid']],
  ])('returns to the caller %s, for the fee %s, these payments: %s', async (asker, fee, expected) => {
    const query = 'query ($id: ID!) { fee(id: $id) { payments { totalCount nodes { id fee { id } } } } }';
    const { data, errors } = await gql(app, school.as[asker], query, { id: school.ids[fee] });
    expect(errors).toBeUndefined();
    expect(namesOf(ALL, school.ids, data.fee.payments.nodes)).toEqual(expected);
    expect(data.fee.payments.totalCount).toBe(expected.length);
    expect(data.fee.payments.nodes[0].fee).toEqual({ id: school.ids[fee] });
  });

  it('runs at most five SQL statements for any number of rows', async () => {
    for (const asker of ['academy_admin', 'parent'] as const) {
      expect(await statementsOf(app, school.as[asker], 'payments')).toBeLessThanOrEqual(5);
    }
  });
});
