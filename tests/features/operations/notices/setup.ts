import { onTestFinished, vi } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import type { AcademySettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { Notification } from '../../../../src/features/operations/notices/inbox/notification.entity.ts';
import { NotificationSend } from '../../../../src/features/operations/notices/sends/notice-send.entity.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { type SmtpTestServer, startSmtp } from '../../../support/smtp.ts';

const { SUSPENDED } = AcademyStatus;

/** A service that sends mail to a server of the test. */
export interface NoticeApp {
  readonly app: TestApp;
  readonly smtp: SmtpTestServer;
  stop(): Promise<void>;
}

export async function startNoticeApp(environment: NodeJS.ProcessEnv = {}): Promise<NoticeApp> {
  const smtp = await startSmtp();
  const PUBLIC_URL = 'https://academy.example';
  const MAIL_FROM = 'Academy platform <no-reply@academy.example>';
  const app = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM, PUBLIC_URL, ...environment });
  const stop = async () => {
    await app.stop();
    await smtp.stop();
  };
  return { app, smtp, stop };
}

/**
 * Creates an academy with these settings. By default, its time zone is UTC, all notices are on, and there are no quiet
 * hours.
 */
export async function noticeAcademy(app: TestApp, settings: Partial<AcademySettings> = {}): Promise<SeededAcademy> {
  const academy = await seedAcademy(app);
  await academy.run(async (em) => {
    const row = await em.findOneOrFail(Academy, { id: academy.id });
    const notices = Object.fromEntries(Object.keys(row.settings.notices).map((kind) => [kind, 'on']));
    const quietHours = { from: '00:00:00', to: '00:00:00' };
    row.settings = { ...row.settings, quietHours, notices: notices as never, ...settings };
  });
  // suspends the academy, so that the schedules of later tests do not run for it
  onTestFinished(async () => {
    await academy.run((em) => em.nativeUpdate(Academy, { id: academy.id }, { status: SUSPENDED }));
  });
  return academy;
}

/** Sets the clock of the service to an instant for the rest of the test. */
export function setClock(at: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  // not in a hook, because the test files of one worker load this module only once
  onTestFinished(() => void vi.useRealTimers());
}

/** Does all background work that is due by an instant, with the clock at this instant. */
export async function workUntil({ background }: TestApp, at: string): Promise<void> {
  setClock(at);
  await background.drain(at);
}

/** Returns the inbox of a user, oldest first. */
export const inboxOf = (academy: SeededAcademy, userId: string): Promise<Notification[]> =>
  academy.run((em) => em.find(Notification, { user: userId }, { orderBy: { createdAt: 'asc', id: 'asc' } }));

/** Returns the messages of an academy, oldest first. */
export const sendsOf = (academy: SeededAcademy): Promise<NotificationSend[]> =>
  academy.run((em) => em.find(NotificationSend, {}, { orderBy: { createdAt: 'asc', id: 'asc' } }));

/** Returns the state of each message to a person with an address, and the reason if there is one: `suppressed: paid`. */
export const statesOf = async (academy: SeededAcademy): Promise<string[]> =>
  (await sendsOf(academy))
    .filter(({ reason }) => reason !== 'no_address')
    .map(({ state, reason }) => (reason === null ? state : `${state}: ${reason}`));
