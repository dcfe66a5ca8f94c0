import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { BillingRunKind, BillingRunStatus } from '../../../../src/features/money/ledger/billing-run.enums.ts';
import { gql } from '../../../support/clients.ts';
import { inDays, today } from '../../../support/days.ts';
import { scene } from '../pricing/setup.ts';
import { billing, confirmBillingRun, feesOf, firstIn, learner, monthIn, nightly, WHOLE, workOff } from './setup.ts';

const joining = { ...WHOLE, code: 'joining', frequency: BillingFrequency.ONE_TIME };

describe('nightly billing', () => {
  it('does nothing unless automatic billing is on', async () => {
    const { app, academy, admin } = await scene();
    await learner(academy, [WHOLE, joining], { enrollmentDate: today() });
    expect(await nightly(app, academy, admin)).toEqual([]);
    expect(await feesOf(academy)).toEqual([]);
  });

  it('bills upcoming periods, and past periods since automatic billing was turned on, but creates no empty run', async () => {
    const { app, academy, admin } = await scene(billing({ auto: true, autoSince: firstIn(-1), leadDays: 40 }));
    const old = await learner(academy, [WHOLE, joining], { enrollmentDate: firstIn(-3) });
    const fresh = await learner(academy, [WHOLE, joining], { enrollmentDate: inDays(-1) });
    const runs = await nightly(app, academy, admin);
    expect(runs.map(({ kind, status, automatic, asOf, since }) => [kind, status, automatic, asOf, since])).toEqual([
      ['ENROLLMENT', 'DONE', true, inDays(40), firstIn(-1)],
      ['PERIOD', 'DONE', true, inDays(40), firstIn(-1)],
    ]);
    const keys = (await feesOf(academy)).map(({ billingKey }) => billingKey as string);
    expect(keys).toContain(`${fresh.id}:joining:once:1`);
    const ofOld = keys.filter((key) => key.startsWith(old.id));
    expect(ofOld.slice(0, 3)).toEqual([-1, 0, 1].map((months) => `${old.id}:tuition:${monthIn(months)}:1`));
    expect(ofOld.every((key) => key.includes(':tuition:'))).toBe(true);
    expect(await nightly(app, academy, admin)).toHaveLength(2);
  });

  it('bills the price of courses without a fee plan, from the day on which automatic billing was turned on', async () => {
    const { app, academy, admin } = await scene();
    const { with: make } = academy;
    const { id: courseId } = await make.course({ price: 5_000, billingFrequency: BillingFrequency.MONTHLY });
    const { id: studentId } = await make.student();
    const { id } = await make.enrollment({ studentId, courseId, enrollmentDate: today() });
    const change = (input: object) =>
      gql(
        app,
        admin,
        `mutation ($id: ID!, $input: UpdateAcademyInput!) { updateAcademy(id: $id, input: $input) {
          settings { billing { auto leadDays maxBackMonths holdAbove autoSince } } } }`,
        { id: academy.id, input: { settings: { billing: input } } },
      );
    const { data } = await change({ auto: true, leadDays: 0, holdAbove: '250' });
    expect(data.updateAcademy.settings.billing).toEqual({
      auto: true,
      leadDays: 0,
      maxBackMonths: 3,
      holdAbove: '250.00',
      autoSince: today(),
    });
    await nightly(app, academy, admin);
    const [fee, ...others] = await feesOf(academy);
    expect(others).toEqual([]);
    expect(fee).toMatchObject({ billingKey: `${id}:tuition:${monthIn(0)}:1`, title: 'Tuition', dueDate: today() });
    expect((await change({ auto: false })).data.updateAcademy.settings.billing).toMatchObject({ autoSince: null });
  });

  it('starts no run while another run waits for the confirmation of an admin', async () => {
    const { app, academy, admin } = await scene(billing({ auto: true, autoSince: firstIn(-1), leadDays: 0 }));
    await learner(academy, [WHOLE], { enrollmentDate: today() });
    await nightly(app, academy, admin);
    await learner(academy, [{ ...WHOLE, amount: 90_000 }], { enrollmentDate: today() });
    const [, held] = await nightly(app, academy, admin);
    expect(held).toMatchObject({ status: 'HELD', total: '900.00', automatic: true });
    expect(await nightly(app, academy, admin)).toHaveLength(2);
    await confirmBillingRun(app, admin, held.id);
    await workOff(app);
    expect(await feesOf(academy)).toHaveLength(2);
  });

  it('holds a run only if its total is more than twice the total of the largest nightly run, not of the last run', async () => {
    const { app, academy, admin } = await scene(billing({ auto: true, autoSince: firstIn(-1), leadDays: 0 }));
    const done = { kind: BillingRunKind.PERIOD, status: BillingRunStatus.DONE, automatic: true };
    for (const total of [50_000, 1_000]) await academy.with.billingRun({ ...done, total });
    await learner(academy, [{ ...WHOLE, amount: 90_000 }], { enrollmentDate: today() });
    expect((await nightly(app, academy, admin)).at(-1)).toMatchObject({ status: 'DONE', total: '900.00' });
    await learner(academy, [{ ...WHOLE, amount: 180_001 }], { enrollmentDate: today() });
    expect((await nightly(app, academy, admin)).at(-1)).toMatchObject({ status: 'HELD', total: '1800.01' });
  });
});
