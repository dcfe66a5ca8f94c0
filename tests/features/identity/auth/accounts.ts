import { AccountToken } from '../../../../src/features/identity/auth/account/account-token.entity.ts';
import { Session } from '../../../../src/features/identity/auth/sessions/session.entity.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { JobState } from '../../../../src/platform/jobs/job-states.ts';
import { SystemJob } from '../../../../src/platform/jobs/system-job.entity.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { type SmtpTestServer, startSmtp } from '../../../support/smtp.ts';

/** A service that sends mail, and its mail server. */
export interface MailScene {
  readonly app: TestApp;
  readonly smtp: SmtpTestServer;
  stop(): Promise<void>;
}

export async function mailScene(environment: NodeJS.ProcessEnv = {}): Promise<MailScene> {
  const smtp = await startSmtp();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Academies <no-reply@academies.test>' };
  const app = await startTestApp({ ...mail, PUBLIC_URL: 'https://api.academies.test', ...environment });
  return {
    app,
    smtp,
    async stop() {
      await app.stop();
      await smtp.stop();
    },
  };
}

/** Returns the waiting system jobs, oldest first. */
export const waitingJobs = (app: TestApp): Promise<SystemJob[]> =>
  app.services.database.orm.em.fork().find(SystemJob, { state: JobState.WAITING }, { orderBy: { id: 'asc' } });

/** Runs the waiting jobs. */
export const workOff = (app: TestApp): Promise<void> => app.background.drain();

/** Returns the tokens mailed to an address as links to a page, oldest first. */
export const mailedTokens = ({ smtp }: Pick<MailScene, 'smtp'>, email: string, page: string): string[] =>
  smtp.to(email).flatMap(({ text }) => {
    const [, token] = new RegExp(`https://api\\.academies\\.test/account/${page}#(\\S+)`).exec(text ?? '') ?? [];
    return token === undefined ? [] : [token];
  });

/** Returns everything stored about the account of a user. */
export async function accountOf({ services }: TestApp, userId: string) {
  const em = services.database.orm.em.fork();
  return {
    user: await em.findOneOrFail(User, { id: userId }),
    sessions: await em.find(Session, { user: userId }, { orderBy: { id: 'asc' } }),
    tokens: await em.find(AccountToken, { user: userId }, { orderBy: { id: 'asc' } }),
    jobs: await em.count(SystemJob),
  };
}
