import type { Config } from '../src/config.ts';
import { modules } from '../src/features/index.ts';
import type { Database } from '../src/platform/database/database.ts';
import { createLogger } from '../src/platform/http/logger.ts';
import { createRateLimits } from '../src/platform/http/rate-limits.ts';
import { createJobCounts } from '../src/platform/jobs/job-counts.ts';
import type { JobHandler } from '../src/platform/jobs/job-kind.ts';
import { createJobRunner } from '../src/platform/jobs/job-runner.ts';
import { createMailer } from '../src/platform/mail/create-mailer.ts';
import { createOutgoing } from '../src/platform/outgoing/outgoing.ts';
import { createPapers } from '../src/platform/papers/papers.ts';
import type { Role } from '../src/platform/permissions/roles.ts';
import { createSignals } from '../src/platform/signals/signals.ts';
import { createStorage } from '../src/platform/storage/create-storage.ts';
import { createContext, todayIn } from '../src/platform/tenancy/context.ts';
import { createHeavyReads } from '../src/platform/tenancy/heavy-reads.ts';
import { createImportGate } from '../src/platform/tenancy/import-gate.ts';
import type { RequestContext, Services } from '../src/platform/tenancy/request-context.ts';
import { PAPERS_PROGRAM } from '../src/service/papers-program.ts';
import type { AcademyRows, TenantRows } from './academy-rows.ts';
import type { AcademyRow } from './factories/academies.ts';
import type { MembershipRow } from './factories/memberships.ts';
import type { Profile } from './maker.ts';
import type { Theme } from './themes/theme.ts';

/** The name of a login that acts in the demo: the part of its e-mail address before the `@`. */
export type Actor = 'admin' | 'office' | 'teacher' | 'support' | 'parent' | 'student';

/** The context in which the people of a loaded academy use the service. */
export interface DemoContext {
  readonly academy: AcademyRow;
  readonly theme: Theme;
  /** The loaded rows. */
  readonly rows: TenantRows;
  /** The present date in the academy's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** The Monday for which the rows were generated, `YYYY-MM-DD`. */
  readonly monday: string;
  /** Returns the actor's membership in the academy. */
  member(actor: Actor): MembershipRow;
  /** Runs a use case as a request from the actor. */
  as<T>(actor: Actor, act: (ctx: RequestContext) => Promise<T>): Promise<T>;
  /** Runs the waiting jobs of the kinds that the handlers handle. */
  workOff(...handlers: JobHandler[]): Promise<void>;
}

/** The settings of the service that also apply to the actions of the demo. */
export type DemoSettings = Pick<Config, 'storage' | 'pdfFonts' | 'publicUrl'>;

/** Settings for services that serve no requests, sign no tokens and write no logs. */
const SETTINGS: Omit<Config, keyof DemoSettings> = {
  host: '127.0.0.1',
  port: 0,
  databaseUrl: '',
  databaseDirectUrl: '',
  replica: null,
  jwtSecrets: [],
  tokenTtl: 0,
  rateLimitPerMinute: 0,
  loginLimitPerMinute: 0,
  registerLimitPerHour: 0,
  trustProxy: false,
  introspection: false,
  corsOrigins: [],
  compression: false,
  linkOrigin: '',
  appUrl: null,
  secretKeys: [],
  smtpUrl: null,
  mailFrom: '',
  mailFolder: null,
  smsUrl: null,
  pushUrl: null,
  channelSecret: null,
  uploadMaxMb: 25,
  uploadMaxMediaMb: 200,
  registration: 'open',
  jobs: false,
  webhookPorts: [],
  webhookAllowPrivate: false,
  drainMs: 0,
  workers: 1,
  metricsPort: null,
  logFormat: 'json',
  trustedDocuments: null,
  trustedDocumentsOnly: false,
  logLevel: 'silent',
  production: false,
  startedByNpm: false,
};

/** Returns the services that service functions need, for this database. */
export function servicesOn(database: Database, { storage, pdfFonts, publicUrl }: DemoSettings): Services {
  const config = { ...SETTINGS, storage, pdfFonts, publicUrl };
  const log = createLogger(config);
  return {
    config,
    log,
    database,
    limits: createRateLimits(config),
    signals: createSignals(modules.flatMap((module) => module.handlers ?? [])),
    eventTypes: [],
    mailer: createMailer(config, log, database),
    outgoing: createOutgoing(config),
    storage: createStorage(storage),
    papers: createPapers({ program: PAPERS_PROGRAM, fonts: pdfFonts }),
    heavyReads: createHeavyReads(),
    importGate: createImportGate(),
  };
}

/** Creates the context of an academy. The rows of the academy must be in the database of the services. */
export function createDemoContext(
  services: Services,
  { academy, users, rows }: AcademyRows<TenantRows>,
  { theme, monday }: Profile,
): DemoContext {
  const { id, slug, status, settings } = academy;
  const member = (actor: Actor): MembershipRow => {
    const user = theFirst(users, ({ email }) => email === `${actor}@${slug}.test`);
    return theFirst(rows.memberships, ({ userId }) => userId === user.id);
  };
  return {
    academy,
    theme,
    rows,
    today: todayIn(settings.timezone),
    monday,
    member,
    async as(actor, act) {
      const { userId, role, staffRole, staffId, parentId, studentId } = member(actor);
      const viewer = { userId, role: (staffRole ?? role) as Role, staffId, parentId, studentId };
      const ctx = createContext(services, {
        requestId: 'demo',
        ip: '127.0.0.1',
        principal: { userId, sessionId: '', tokenId: '', isSuperAdmin: false },
        academy: { id, status, timezone: settings.timezone, currency: settings.currency, viewer },
      });
      try {
        return await act(ctx);
      } finally {
        await ctx.end();
      }
    },
    async workOff(...handlers) {
      const options = { handlers, schedules: [], concurrency: 1, counts: createJobCounts() };
      await createJobRunner(services, options).drain();
    },
  };
}

/**
 * Returns the first item that matches. Throws if no item matches, because the loaded rows must contain such an item.
 */
export function theFirst<T>(items: readonly T[], fits: (item: T) => boolean): T {
  const found = items.find(fits);
  if (found === undefined) throw new Error('The demo has no row that its stories need.');
  return found;
}
