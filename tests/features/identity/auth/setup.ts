import { randomBytes, randomUUID } from 'node:crypto';
import bcrypt from 'bcrypt';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { loadConfig } from '../../../../src/config.ts';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyType, MemberRole, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultBranding, defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { trialSubscription } from '../../../../src/features/academy/academies/subscription.ts';
import { LoginInput, RegisterInput } from '../../../../src/features/identity/auth/auth.inputs.ts';
import { login, logout, refresh, register } from '../../../../src/features/identity/auth/auth.service.ts';
import type { AuthPayload } from '../../../../src/features/identity/auth/auth.types.ts';
import { authenticate } from '../../../../src/features/identity/auth/callers/authenticate.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { entities, subscribers } from '../../../../src/features/index.ts';
import { Membership } from '../../../../src/features/people/members/membership.entity.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { migrations } from '../../../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../../../src/platform/database/database.ts';
import { migrate } from '../../../../src/platform/database/migrations.ts';
import { systemTransaction, tenantTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { createRateLimits } from '../../../../src/platform/http/rate-limits.ts';
import { createMailer } from '../../../../src/platform/mail/create-mailer.ts';
import { createOutgoing } from '../../../../src/platform/outgoing/outgoing.ts';
import { createPapers } from '../../../../src/platform/papers/papers.ts';
import type { Caller } from '../../../../src/platform/permissions/caller.ts';
import { createSignals } from '../../../../src/platform/signals/signals.ts';
import { createStorage } from '../../../../src/platform/storage/create-storage.ts';
import { createContext } from '../../../../src/platform/tenancy/context.ts';
import { createHeavyReads } from '../../../../src/platform/tenancy/heavy-reads.ts';
import { createImportGate } from '../../../../src/platform/tenancy/import-gate.ts';
import type { RequestContext } from '../../../../src/platform/tenancy/request-context.ts';
import { validateInput } from '../../../../src/platform/validation/validate-input.ts';
import { PAPERS_PROGRAM } from '../../../../src/service/papers-program.ts';
import { createDatabase, dropDatabase } from '../../../support/postgres.ts';
import { migratedTemplate } from '../../../support/template.ts';

export const PASSWORD = 'a long enough password';
/** A low bcrypt cost keeps the tests fast. */
const passwordHash = bcrypt.hashSync(PASSWORD, 4);

export const config = loadConfig({ JWT_SECRET: randomBytes(32).toString('hex'), LOGIN_LIMIT_PER_MINUTE: '0' }, 'test');

let opened: Database | undefined;

/** Returns the migrated database of the test file. */
export function database(): Database {
  if (!opened) throw new Error('The test file does not call useDatabase().');
  return opened;
}

/** Gives the test file a separate database on the engine of its project. */
export function useDatabase(): void {
  const name = `auth-${randomUUID()}`;
  const isSqlite = inject('engine') === 'sqlite';
  beforeAll(async () => {
    const url = isSqlite
      ? 'sqlite::memory:'
      : await createDatabase(inject('postgresUrl'), name, await migratedTemplate());
    opened = await openDatabase({ url, entities, migrations, subscribers });
    await migrate(opened);
  });
  afterAll(async () => {
    await opened?.close();
    opened = undefined;
    if (!isSqlite) await dropDatabase(inject('postgresUrl'), name);
  });
}

/** Runs `work`. Returns its result and its statements. */
export async function counted<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const stop = database().onStatement((sql) => statements.push(sql));
  try {
    return { result: await work(), statements };
  } finally {
    stop();
  }
}

let serial = 0;

export function aUser(given: Partial<User> = {}): Promise<User> {
  const email = `user-${++serial}@example.test`;
  return systemTransaction(database(), async (em) =>
    em.create(User, { name: 'Ada Example', email, passwordHash, ...given }, { partial: true }),
  );
}

export function anAcademy(given: Partial<Academy> = {}): Promise<Academy> {
  const slug = `academy-${++serial}`;
  return systemTransaction(database(), async (em) =>
    em.create(
      Academy,
      {
        name: slug,
        slug,
        type: AcademyType.CHESS,
        email: 'office@example.test',
        settings: { ...defaultSettings(), timezone: 'Europe/London', currency: 'GBP' },
        branding: defaultBranding(),
        subscription: trialSubscription(new Date()),
        ...given,
      },
      { partial: true },
    ),
  );
}

export function aMember(
  user: User,
  academy: Academy,
  role: MemberRole = MemberRole.ACADEMY_ADMIN,
): Promise<Membership> {
  return tenantTransaction(database(), academy.id, async (em) =>
    em.create(Membership, { user: em.getReference(User, user.id), role }, { partial: true }),
  );
}

/** Makes the user a teacher of the academy. Returns the id of the staff member. */
export function aTeacher(user: User, academy: Academy): Promise<string> {
  return tenantTransaction(database(), academy.id, async (em) => {
    const names = { firstName: 'Tea', lastName: 'Cher', email: user.email, staffNumber: `STF-${++serial}` };
    const staff = em.create(Staff, { ...names, role: StaffRole.TEACHER }, { partial: true });
    const roles = { role: MemberRole.STAFF, staffRole: StaffRole.TEACHER };
    em.create(Membership, { user: em.getReference(User, user.id), staff, ...roles }, { partial: true });
    return staff.id;
  });
}

/** Returns the context of a request with this token. */
export async function context(token?: string, given: Partial<RequestContext> = {}): Promise<RequestContext> {
  const log = pino({ level: 'silent' });
  const services = {
    config,
    log,
    database: database(),
    limits: createRateLimits(config),
    signals: createSignals([]),
    eventTypes: [],
    mailer: createMailer(config, log, database()),
    outgoing: createOutgoing(config),
    storage: createStorage(config.storage),
    papers: createPapers({ program: PAPERS_PROGRAM, fonts: [] }),
    heavyReads: createHeavyReads(),
    importGate: createImportGate(),
  };
  const made = createContext(services, { requestId: 'test', ip: '192.0.2.1', ...(await identify(token)) });
  return { ...made, ...given };
}

export const identify = (token?: string, academyId?: string): Promise<Caller> =>
  authenticate(database(), config, { authorization: token && `Bearer ${token}`, academyId });

/** Validates the input and registers a user, as the mutation does. The default input is valid. */
export async function signUp(given: Partial<RegisterInput> = {}): Promise<AuthPayload> {
  const right = { name: 'Ada', email: `new-${++serial}@example.test`, password: PASSWORD };
  const input = Object.assign(
    new RegisterInput(),
    { ...right, passwordConfirmation: given.password ?? PASSWORD },
    given,
  );
  validateInput(input);
  return register(await context(), input);
}

/** Validates the input and signs in, as the mutation does. */
export async function signIn(
  email: string,
  password = PASSWORD,
  given?: Partial<RequestContext>,
): Promise<AuthPayload> {
  const input = Object.assign(new LoginInput(), { email, password });
  validateInput(input);
  return login(await context(undefined, given), input);
}

export const signOut = async (token: string) => logout(await context(token));
export const refreshed = async (token: string): Promise<AuthPayload> => refresh(await context(token));
