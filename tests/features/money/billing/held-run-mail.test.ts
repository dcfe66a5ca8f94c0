import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { heldRunMail } from '../../../../src/features/money/billing/runs/mail-held-run.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { type Actor, seedAcademy } from '../../../support/seed.ts';
import { type SmtpTestServer, startSmtp } from '../../../support/smtp.ts';
import { confirmBillingRun, firstIn, learner, ran, WHOLE, workOff } from './setup.ts';

let app: TestApp;
let smtp: SmtpTestServer;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'a@x.example' });
});

afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

const mailsTo = async ({ userId }: Actor) => {
  const { email } = await systemTransaction(app.services.database, (em) => em.findOneOrFail(User, { id: userId }));
  return smtp.to(email);
};

/**
 * Creates an academy with two admins and a held billing run, whose total is three times the total of the run before.
 */
async function held() {
  // the academy has no setting for the notice that would replace the mail
  const academy = await seedAcademy(app, { settings: { ...defaultSettings(), notices: {} as never } });
  const [admin, other] = [await academy.as('academy_admin'), await academy.as('academy_admin')];
  for (const amount of [10_000, 30_000]) {
    await learner(academy, [{ ...WHOLE, amount }], { enrollmentDate: firstIn(0) });
    if (amount === 10_000) await ran(app, admin);
  }
  const run = await ran(app, admin);
  expect(run.status).toBe('HELD');
  return { academy, admin, other, run };
}

describe('held billing run, which waits for confirmation', () => {
  it('causes one mail to each academy admin, and to no other user', async () => {
    const { academy, admin, other } = await held();
    const office = await academy.as('administrator');
    await workOff(app);
    for (const each of [admin, other]) {
      const [mail, ...more] = await mailsTo(each);
      expect(more).toEqual([]);
      expect(mail?.text).toContain('would bill 300.00 USD in 1 fee.');
    }
    expect(await mailsTo(office)).toEqual([]);
  });

  it('causes no mail after an admin confirmed the run', async () => {
    const { academy, admin, run } = await held();
    const late = await academy.as('academy_admin');
    await confirmBillingRun(app, admin, run.id);
    await academy.run((em) => enqueue(em, heldRunMail, { runId: run.id, userId: late.userId }));
    await workOff(app);
    expect(await mailsTo(late)).toEqual([]);
  });
});
