import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { lockAddOns, putAddOns } from '../../../../src/features/money/plans/add-on-plans.ts';
import { EnrollmentAddOn } from '../../../../src/features/money/plans/enrollment-add-on.entity.ts';
import { FeePlanStatus } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import type { FieldErrors } from '../../../../src/platform/errors/app-error.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { UNKNOWN_ID } from '../../writing.ts';
import { type Scene, scene } from '../pricing/setup.ts';

describe('add-on plans of an enrollment', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('are stored with the enrollment', async () => {
    const { with: make, run } = at.academy;
    const [bus, cap] = [await make.feePlan(), await make.feePlan()];
    const { id: studentId } = await make.student();
    const { id } = await make.enrollment({ studentId });
    const errors: FieldErrors = {};
    await run(async (em) => {
      const found = await lockAddOns(em, [bus.id.toUpperCase(), cap.id], errors);
      putAddOns(em, await em.findOneOrFail(Enrollment, { id }), found);
    });
    expect(errors).toEqual({});
    const kept = await run((em) => em.find(EnrollmentAddOn, { enrollment: { id } }));
    expect(kept.map(({ plan }) => plan.id).toSorted()).toEqual([bus.id, cap.id].toSorted());
  });

  it('must be active plans without course or batch, and without duplicates', async () => {
    const { with: make, run } = at.academy;
    const ids = [
      (await make.feePlan({ courseId: (await make.course()).id })).id,
      (await make.feePlan({ batchId: (await make.batch()).id })).id,
      (await make.feePlan({ status: FeePlanStatus.DRAFT })).id,
      (await make.feePlan({ status: FeePlanStatus.ARCHIVED })).id,
      (await make.feePlan({ deletedAt: new Date().toISOString() })).id,
      (await (await seedAcademy(at.app)).with.feePlan()).id,
      ...[UNKNOWN_ID, 'nonsense'],
    ];
    const { id } = await make.feePlan();
    const errors: FieldErrors = {};
    const found = await run((em) => lockAddOns(em, [...ids, id, id], errors));
    expect(found.map((plan) => plan.id)).toEqual([id]);
    expect(errors).toEqual({
      ...Object.fromEntries(
        ids.map((_, n) => [`addOnPlanIds.${n}`, [`The selected add_on_plan_ids.${n} is invalid.`]]),
      ),
      [`addOnPlanIds.${ids.length + 1}`]: [`The add_on_plan_ids.${ids.length + 1} field has a duplicate value.`],
    });
  });
});
