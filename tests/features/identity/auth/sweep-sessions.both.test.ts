import { expect, it } from 'vitest';
import { AccountToken, TokenPurpose } from '../../../../src/features/identity/auth/account/account-token.entity.ts';
import { Session } from '../../../../src/features/identity/auth/sessions/session.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import { seedUser } from '../../../support/seed.ts';
import { workOff } from './accounts.ts';

const DAY = 86_400_000;

/** Executes a scheduled job. */
async function sweep(app: TestApp, name: string): Promise<void> {
  await systemTransaction(app.services.database, (em) => enqueue(em, scheduleOf(name).kind, {}));
  await workOff(app);
}

const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

it('the cleanup job deletes any number of expired and idle login sessions, and keeps all other login sessions', async () => {
  const app = await startTestApp({ TOKEN_TTL: '31536000' });
  const { database } = app.services;
  const user = await seedUser(app);
  const em = database.orm.em.fork();
  await em.nativeDelete(Session, { user: user.userId });
  const session = (expiresAt: string, lastUsedAt: string | null, createdAt = daysFromNow(-200)) => {
    const { id } = em.create(
      Session,
      { user: user.userId, tokenId: crypto.randomUUID(), expiresAt, createdAt, lastUsedAt },
      { partial: true },
    );
    return id;
  };
  const kept = [
    session(daysFromNow(300), daysFromNow(-89)),
    session(daysFromNow(0.01), daysFromNow(-1)),
    session(daysFromNow(3), null),
  ];
  session(daysFromNow(300), daysFromNow(-91));
  for (let each = 0; each < 1_200; each++) session(daysFromNow(-1), daysFromNow(-2));
  await em.flush();
  await sweep(app, 'sessions.sweep');
  const left = await database.orm.em.fork().find(Session, { user: user.userId });
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  await app.stop();
});

it('the cleanup job deletes used and unused account tokens after they expire', async () => {
  const app = await startTestApp();
  const { database } = app.services;
  const { userId } = await seedUser(app);
  const em = database.orm.em.fork();
  const token = (expiresAt: string, usedAt: string | null) =>
    em.create(
      AccountToken,
      {
        ...{ user: userId, purpose: TokenPurpose.PASSWORD_RESET, tokenHash: crypto.randomUUID(), isMailed: true },
        ...{ expiresAt, usedAt },
      },
      { partial: true },
    ).id;
  const kept = [token(daysFromNow(0.01), null), token(daysFromNow(0.01), daysFromNow(-0.01))];
  for (let each = 0; each < 600; each++) token(daysFromNow(-0.1), each % 2 ? null : daysFromNow(-0.2));
  await em.flush();
  await sweep(app, 'account-tokens.sweep');
  const left = await database.orm.em.fork().find(AccountToken, { user: userId });
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  await app.stop();
});
