import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LatePenaltyKind } from '../../../../src/features/academy/academies/academy.enums.ts';
import { billingRuns } from '../../../../src/features/money/billing/runs/billing-run.resource.ts';
import { now } from '../../../../src/platform/time/now.ts';
import { createBackground } from '../../../../src/service/background.ts';
import type { TestApp } from '../../../support/app.ts';
import { goTo, openLateFamily, patientApp } from './setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

it('the nightly job posts penalties in the night after the grace period, in the time zone of each academy', async () => {
  goTo('2026-02-20');
  const [tokyo, london, none] = [
    await openLateFamily(app, { timezone: 'Asia/Tokyo' }),
    await openLateFamily(app, { timezone: 'Europe/London' }),
    await openLateFamily(app, { timezone: 'Asia/Tokyo', kind: LatePenaltyKind.NONE }),
  ];
  const fees = await Promise.all([tokyo, london, none].map((family) => family.bill('100', '2026-03-01')));
  const { jobs = [], schedules = [] } = billingRuns;
  const background = createBackground(app.services, [{ jobs, schedules }]);
  const posted = async () => {
    await background.drain(now());
    const penalties = await Promise.all(
      [tokyo, london, none].map((family, index) => family.penaltyOf(fees[index] as string)),
    );
    return penalties.map((penalty) => penalty?.dueDate ?? null);
  };
  goTo('2026-03-06', '12:00:00');
  expect(await posted()).toEqual([null, null, null]);
  goTo('2026-03-06', '19:19:59');
  expect(await posted()).toEqual([null, null, null]);
  goTo('2026-03-06', '19:20:00');
  expect(await posted()).toEqual(['2026-03-07', null, null]);
  goTo('2026-03-07', '04:20:00');
  expect(await posted()).toEqual(['2026-03-07', '2026-03-07', null]);
  goTo('2026-03-09', '12:00:00');
  const before = await london.run();
  expect([before, await posted()]).toEqual([{ count: 0, total: 0 }, ['2026-03-07', '2026-03-07', null]]);
});
