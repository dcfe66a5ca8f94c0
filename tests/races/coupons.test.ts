import { beforeAll, expect, it } from 'vitest';
import { DiscountKind } from '../../src/features/money/discounts/discount.enums.ts';
import { DiscountUse } from '../../src/features/money/discounts/discount-use.entity.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { ProrationBasis } from '../../src/features/money/plans/fee-plan.enums.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { seedAcademy } from '../support/seed.ts';

const ENROLL = 'mutation ($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

it.each(['ACTIVE', 'PENDING'])(
  'only one of eight students who enroll with status %s at the same time gets the last use of a coupon',
  async (status) => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const { id: batchId, courseId } = await academy.with.batch();
    await academy.with.feePlan({ courseId, items: [{ proration: ProrationBasis.NONE }] });
    await academy.with.discount({ kind: DiscountKind.COUPON, code: 'ONCE', maxUses: 1 });
    const students = await Promise.all(Array.from({ length: 8 }, () => academy.with.student()));
    const results = await Promise.all(
      students.map(({ id: studentId }) =>
        gql(app, admin, ENROLL, { input: { studentId, batchId, status, coupon: 'ONCE' } }),
      ),
    );
    const refused = results.filter(({ errors }) => errors);
    expect(refused).toHaveLength(7);
    for (const { errors } of refused) {
      expect(errors?.[0]?.extensions.fields).toEqual({ coupon: ['The selected coupon is invalid.'] });
    }
    expect(await academy.run((em) => em.count(DiscountUse, {}))).toBe(1);
    expect(await academy.run((em) => em.count(Fee, {}))).toBe(status === 'ACTIVE' ? 1 : 0);
  },
);

it('only one child of a family gets the last use of a coupon if all children are enrolled at the same time', async () => {
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  const { courseId } = await academy.with.batch();
  await academy.with.feePlan({ courseId, items: [{ proration: ProrationBasis.NONE }] });
  await academy.with.discount({ kind: DiscountKind.COUPON, code: 'ONCE', maxUses: 1 });
  const parent = await academy.with.parent();
  const results = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const [{ id: studentId }, { id: batchId }] = [
        await academy.with.student(),
        await academy.with.batch({ courseId }),
      ];
      await academy.with.link({ parentId: parent.id, studentId, receivesBilling: true });
      return gql(app, admin, ENROLL, { input: { studentId, batchId, coupon: 'ONCE' } });
    }),
  );
  expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await academy.run((em) => em.count(DiscountUse, {}))).toBe(1);
});
