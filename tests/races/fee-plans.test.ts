import { expect, it } from 'vitest';
import { FeePlan } from '../../src/features/money/plans/fee-plan.entity.ts';
import { FeePlanStatus } from '../../src/features/money/plans/fee-plan.enums.ts';
import { newPlan } from '../features/money/plans/setup.ts';
import { testApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { seedAcademy } from '../support/seed.ts';

it('only one of eight parallel createFeePlan calls creates the active plan of a course', async () => {
  const app = await testApp();
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  const { id: courseId } = await academy.with.course();
  const create = 'mutation ($input: CreateFeePlanInput!) { createFeePlan(input: $input) { id } }';
  const input = newPlan({ courseId, status: 'ACTIVE' });
  const results = await Promise.all(Array.from({ length: 8 }, () => gql(app, admin, create, { input })));
  const codes = results.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
  expect(codes).toEqual(Array(7).fill('BAD_USER_INPUT'));
  expect(await academy.run((em) => em.count(FeePlan, { status: FeePlanStatus.ACTIVE }))).toBe(1);
});
