import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { gql } from '../../../support/clients.ts';
import type { Actor } from '../../../support/seed.ts';
import {
  inboxOf,
  type NoticeApp,
  noticeAcademy,
  setClock,
  startNoticeApp,
  statesOf,
  workUntil,
} from '../../operations/notices/setup.ts';
import { confirmBillingRun, learner, runBilling, WHOLE } from '../billing/setup.ts';

/** An instant in the quiet hours of the academy. */
const NIGHT = '2026-03-02T23:00:00Z';
const SETTINGS = { quietHours: { from: '21:00:00', to: '07:00:00' } };

describe('notice of a held billing run', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  const mailsTo = async ({ userId }: Actor) => {
    const { database } = service.app.services;
    return service.smtp.to((await systemTransaction(database, (em) => em.findOneOrFail(User, { id: userId }))).email);
  };

  /**
   * Creates an academy with the given setting for the notice. Then starts a billing run whose total is three times the
   * total of the run before.
   */
  async function held(billingHeld: 'on' | 'off' | undefined) {
    setClock(NIGHT);
    const academy = await noticeAcademy(service.app, { ...SETTINGS, notices: { billingHeld } as never });
    const admin = await academy.as('academy_admin');
    const office = await academy.as('administrator');
    const teacher = await academy.as('teacher');
    const variables = { kind: 'ENROLLMENT', asOf: '2026-03-02' };
    let run: any;
    for (const amount of [10_000, 30_000]) {
      const items = [{ ...WHOLE, amount, frequency: 'one_time' as never }];
      await learner(academy, items, { enrollmentDate: '2026-03-02' });
      run = (await runBilling(service.app, admin, variables)).data.runBilling;
      if (amount === 10_000) await workUntil(service.app, NIGHT);
    }
    return { academy, admin, office, teacher, run };
  }

  it('is sent once to academy admins and administrators, even in quiet hours', async () => {
    const { academy, admin, office, teacher, run } = await held('on');
    await workUntil(service.app, NIGHT);
    await workUntil(service.app, '2026-03-02T23:30:00Z');
    for (const member of [admin, office]) {
      const [entry, ...others] = await inboxOf(academy, member.userId);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({ kind: 'billing_held', resourceType: 'billing_run', resourceId: run.id });
      const [mail, ...more] = await mailsTo(member);
      expect(more).toEqual([]);
      expect(mail?.text).toContain('would bill USD 300.00. The number of fees is 1.');
    }
    expect(await inboxOf(academy, teacher.userId)).toEqual([]);
    expect(await mailsTo(teacher)).toEqual([]);
    expect(await statesOf(academy)).toEqual(['sent', 'sent']);
  });

  it('is suppressed if an admin confirms the run before the mail server accepts the message', async () => {
    const { academy, admin, run } = await held('on');
    service.smtp.behave('defer');
    await workUntil(service.app, NIGHT);
    expect(await statesOf(academy)).toEqual(['queued', 'queued']);
    service.smtp.behave('take');
    await confirmBillingRun(service.app, admin, run.id);
    await workUntil(service.app, '2026-03-03T03:00:00Z');
    expect(await statesOf(academy)).toEqual(['suppressed: corrected', 'suppressed: corrected']);
    expect(await mailsTo(admin)).toEqual([]);
  });

  it('is not sent if the academy turned the notice off, and the older mail about held runs is not sent either', async () => {
    const { academy, admin } = await held('off');
    await workUntil(service.app, NIGHT);
    expect(await mailsTo(admin)).toEqual([]);
    expect(await inboxOf(academy, admin.userId)).toEqual([]);
  });

  it('is not sent, and admins get the older mail about held runs, if the academy has never turned the notice on or off', async () => {
    const { academy, admin, office } = await held(undefined);
    await academy.run(async (em) => {
      const row = await em.findOneOrFail(Academy, { id: academy.id });
      const { notices: _, ...settings } = row.settings;
      row.settings = settings as never;
    });
    const mutation =
      'mutation ($id: ID!, $input: UpdateAcademyInput!) { updateAcademy(id: $id, input: $input) { settings { notices { billingHeld } } } }';
    const input = { settings: { notices: { absence: 'ON' } } };
    const { data } = await gql(service.app, admin, mutation, { id: academy.id, input });
    expect(data.updateAcademy.settings.notices.billingHeld).toBe('OFF');
    await workUntil(service.app, NIGHT);
    const [mail, ...more] = await mailsTo(admin);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('would bill 300.00 USD in 1 fee.');
    expect(await mailsTo(office)).toEqual([]);
    expect(await statesOf(academy)).toEqual([]);
  });
});
