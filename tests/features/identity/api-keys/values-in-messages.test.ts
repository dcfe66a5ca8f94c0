import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { ClashPolicy } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { rest } from '../../../support/clients.ts';
import { REFUSALS_WITH_VALUES } from './refusals-with-values.ts';
import { type Key, type Scene, scene, seedKey } from './setup.ts';

describe('error messages that contain stored values', () => {
  let at: Scene;
  let ids: Record<string, string>;

  beforeAll(async () => {
    const settings = { ...defaultSettings(), clashPolicy: ClashPolicy.REFUSE, booksClosedUntil: '2026-03-31' };
    at = await scene({ settings });
    const { with: seed } = at.academy;
    const { id: student } = await seed.student();
    const { id: other } = await seed.student();
    const completionRule = { minProgress: 80, minAttendance: 70, requirePaid: true };
    const course = await seed.course({ minAge: 7, completionRule });
    const batch = await seed.batch({ courseId: course.id, code: 'BAT-AAAAAAAA', endDate: '2099-12-18' });
    const place = await seed.enrollment({ studentId: student, batchId: batch.id });
    await seed.enrollment({ studentId: other, batchId: batch.id });
    const left = await seed.enrollment({
      ...{ studentId: student, courseId: course.id, enrollmentDate: '2026-02-01' },
      ...{ status: 'completed' as never, completionDate: '2026-02-20' },
    });
    const fee = await seed.fee({ studentId: student, amount: 2_000 });
    const payment = await seed.payment({ feeId: fee.id, amount: 500 });
    const whole = await seed.fee({ studentId: student, amount: 1_234 });
    const forBatch = { enrollmentId: place.id, feeType: 'activity' as never, period: '2026-04' };
    const billed = await seed.fee({ studentId: student, amount: 4_321, ...forBatch });
    const plan = await seed.feePlan({ courseId: course.id, effectiveFrom: '2099-05-05' });
    await seed.term({ startsOn: '2026-05-01', endsOn: '2026-06-30' });
    const room = await seed.room();
    await seed.session({ date: '2099-02-02', roomId: room.id, batchId: batch.id });
    const otherBatch = await seed.batch({ courseId: course.id, endDate: '2099-12-18' });
    const { id: newcomer } = await seed.student();
    const exam = { title: 'Exam', kind: 'exam', max_score: '37.50', batch_id: batch.id };
    const assessment = (await rest(at.app, at.admin, 'POST', '/assessments', exam)).body.data.id;
    ids = {
      ...{
        newcomer,
        otherBatch: otherBatch.id,
        course: course.id,
        batch: batch.id,
        place: place.id,
        left: left.id,
        fee: fee.id,
      },
      ...{ assessment, learner: other },
      ...{ payment: payment.id, whole: whole.id, billed: billed.id, plan: plan.id, room: room.id },
      account: fee.account.id,
    };
  });

  const keyFor = (...scopes: string[]): Promise<Key> => seedKey(at, { scopes: scopes as never });

  it.each(REFUSALS_WITH_VALUES)('show the value only to API keys with the read scope: %s', async (_, refusedOf) => {
    const { request, write, reads, text, plain } = refusedOf(ids);
    const refusalFor = async (...scopes: string[]) => {
      const { status, body } = await rest(at.app, await keyFor(...scopes), ...request);
      return { status, message: body.message };
    };
    const status = text.startsWith('The fee ') ? 409 : 422;
    expect(await refusalFor(write)).toEqual({ status, message: plain });
    expect(await refusalFor(write, ...reads)).toEqual({ status, message: text });
  });

  it('from runBilling show the last billable day only to API keys with academy:read', async () => {
    const refusalFor = async (...scopes: string[]) => {
      const request = ['POST', '/billing-runs', { kind: 'period', as_of: '2099-01-01' }] as const;
      return (await rest(at.app, await keyFor('billing_runs:write', ...scopes), ...request)).body.message;
    };
    expect(await refusalFor()).toBe(
      'The as of field must be a date before or equal to the last day that is billed ahead.',
    );
    expect(await refusalFor('academy:read')).toMatch(/ to \d{4}-\d\d-\d\d\.$/);
  });
});
