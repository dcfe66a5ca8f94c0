import { hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  corsOrigins,
  databaseUrl,
  host,
  integer,
  mailAddress,
  metricsPort,
  onOrOff,
  ports,
  secretKeys,
  secrets,
  serviceUrl,
  smtpUrl,
  trueOrFalse,
  trustProxy,
  workers,
} from './process/setting-kinds.ts';

/** How the process was started. `tool` is migrating and seeding: nothing is served, so no signing key is needed. */
export type Mode = 'demo' | 'production' | 'test' | 'tool';

/** Every setting of the service, checked. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** `sqlite:PATH`, `sqlite::memory:` or `postgresql://…` */
  readonly databaseUrl: string;
  /** Signing keys of 32 bytes or more, newest first: the first signs, all of them verify. Empty for `tool`. */
  readonly jwtSecrets: string[];
  /** Seconds that a token lives. */
  readonly tokenTtl: number;
  /** Per user, or per address without a token. 0 is off. */
  readonly rateLimitPerMinute: number;
  /** Per e-mail and address together. 0 is off. */
  readonly loginLimitPerMinute: number;
  /** Per address. 0 is off. */
  readonly registerLimitPerHour: number;
  /** Express's `trust proxy`. */
  readonly trustProxy: boolean | number | string[];
  readonly introspection: boolean;
  /** Origins that browsers may call from; an empty list means none. */
  readonly corsOrigins: '*' | string[];
  /**
   * The address of the service for links in mails: `https://api.example.com`, without a slash at the end. Null if
   * unknown.
   */
  readonly publicUrl: string | null;
  /** The beginning of links in responses: PUBLIC_URL if it is set, otherwise empty, so that links are paths. */
  readonly linkOrigin: string;
  /** A front end that takes the links of mails instead. */
  readonly appUrl: string | null;
  /** Keys of 32 bytes for secrets at rest, newest first: the first seals, all of them open. */
  readonly secretKeys: readonly Buffer[];
  /** The server that mail is handed to; null without one. */
  readonly smtpUrl: string | null;
  /** Whom mail is from: `Academy platform <no-reply@example.com>`. */
  readonly mailFrom: string;
  /** The folder that mail is written to instead; null where it is sent, or off. */
  readonly mailFolder: string | null;
  /** Whether any person may register, or only invited ones. */
  readonly registration: 'open' | 'invited';
  /** Whether this process works off jobs, events and webhooks beside requests. */
  readonly jobs: boolean;
  /** Ports beside 443 that webhooks may be sent to. */
  readonly webhookPorts: readonly number[];
  /** Whether webhooks may go to private addresses, by plain http and to any port. */
  readonly webhookAllowPrivate: boolean;
  /** Whether large responses are compressed for clients that accept it. */
  readonly compression: boolean;
  /** Milliseconds after SIGTERM in which new connections are still taken. */
  readonly drainMs: number;
  /** Processes that serve side by side, on PostgreSQL; SQLite is served by one. */
  readonly workers: number;
  /** The port of `/metrics`; null is off. */
  readonly metricsPort: number | null;
  /** The file of the documents that clients may name by an id; null without one. */
  readonly trustedDocuments: string | null;
  /** Whether other documents than those are refused. */
  readonly trustedDocumentsOnly: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly logFormat: (typeof LOG_FORMATS)[number];
  readonly production: boolean;
  /** Whether `npm start`, `npm run demo` or `npm run worker` has: other scripts may end before what they have started. */
  readonly startedByNpm: boolean;
}

/** A setting is missing or makes no sense. The message names every one, and never shows a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const LOG_FORMATS = ['json', 'pretty'] as const;

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * Throws `ConfigError` naming every bad variable.
 */
export function loadConfig(env: NodeJS.ProcessEnv, mode: Mode): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings(mode).safeParse(given);
  if (!parsed.success) throw new ConfigError(explain(parsed.error));
  const e = parsed.data;
  const production = isProduction(e.NODE_ENV, mode);
  const jwtSecrets = e.JWT_SECRET ?? (mode === 'tool' ? [] : [randomBytes(48).toString('base64url')]);
  return {
    host: e.HOST,
    port: e.PORT,
    databaseUrl: e.DATABASE_URL,
    jwtSecrets,
    tokenTtl: e.TOKEN_TTL,
    rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
    loginLimitPerMinute: e.LOGIN_LIMIT_PER_MINUTE,
    registerLimitPerHour: e.REGISTER_LIMIT_PER_HOUR,
    trustProxy: e.TRUST_PROXY,
    introspection: e.INTROSPECTION ?? !production,
    corsOrigins: e.CORS_ORIGINS ?? (mode === 'demo' ? '*' : []),
    publicUrl: e.PUBLIC_URL ?? (production ? null : `http://${urlHost(e.HOST)}:${e.PORT}`),
    linkOrigin: e.PUBLIC_URL ?? '',
    appUrl: e.APP_URL ?? null,
    secretKeys: e.SECRETS_KEY ?? jwtSecrets.map(keyFrom),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM ?? 'Academy platform <no-reply@localhost>',
    mailFolder: mode === 'demo' && e.SMTP_URL === undefined ? 'data/mail' : null,
    registration: e.REGISTRATION,
    jobs: e.JOBS,
    webhookPorts: e.WEBHOOK_PORTS,
    webhookAllowPrivate: e.WEBHOOK_ALLOW_PRIVATE,
    compression: e.COMPRESSION,
    drainMs: e.DRAIN_MS,
    workers: e.WORKERS,
    metricsPort: e.METRICS_PORT,
    trustedDocuments: e.TRUSTED_DOCUMENTS ?? null,
    trustedDocumentsOnly: e.TRUSTED_DOCUMENTS_MODE === 'only',
    logLevel: e.LOG_LEVEL,
    logFormat: e.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json'),
    production,
    startedByNpm: ['start', 'demo', 'worker'].includes(e.npm_lifecycle_event ?? ''),
  };
}

/** The variables of the environment, with their rules and defaults. */
export function settings(mode: Mode) {
  const variables = z.object({
    HOST: host.default('127.0.0.1'),
    PORT: integer(0, 65_535).default(4000),
    DATABASE_URL: databaseUrl.default('sqlite:./data/academy.sqlite'),
    JWT_SECRET: mode === 'production' ? secrets : secrets.optional(),
    TOKEN_TTL: integer(1, 315_360_000).default(604_800),
    RATE_LIMIT_PER_MINUTE: integer(0, 1_000_000_000).default(600),
    LOGIN_LIMIT_PER_MINUTE: integer(0, 100_000_000).default(10),
    REGISTER_LIMIT_PER_HOUR: integer(0, 1_000_000_000).default(10),
    TRUST_PROXY: trustProxy.default(false),
    INTROSPECTION: trueOrFalse.optional(),
    CORS_ORIGINS: corsOrigins.optional(),
    PUBLIC_URL: serviceUrl.optional(),
    APP_URL: serviceUrl.optional(),
    SECRETS_KEY: secretKeys.optional(),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailAddress.optional(),
    REGISTRATION: z.enum(['open', 'invited'], 'must be open or invited').default('open'),
    JOBS: onOrOff.default(true),
    WEBHOOK_PORTS: ports.default([]),
    WEBHOOK_ALLOW_PRIVATE: trueOrFalse.default(false),
    COMPRESSION: onOrOff.default(true),
    DRAIN_MS: integer(0, 600_000).default(0),
    WORKERS: workers.default(1),
    METRICS_PORT: metricsPort.default(null),
    TRUSTED_DOCUMENTS: z.string().optional(),
    TRUSTED_DOCUMENTS_MODE: z.enum(['allow', 'only'], 'must be allow or only').default('allow'),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    LOG_FORMAT: z.enum(LOG_FORMATS, `must be ${LOG_FORMATS.join(' or ')}`).optional(),
    NODE_ENV: z.string().optional(),
    npm_lifecycle_event: z.string().optional(),
  });
  return variables
    .refine((e) => e.TRUSTED_DOCUMENTS !== undefined || e.TRUSTED_DOCUMENTS_MODE === 'allow', {
      path: ['TRUSTED_DOCUMENTS'],
      error: 'must name a file where TRUSTED_DOCUMENTS_MODE is only',
    })
    .refine((e) => e.SMTP_URL === undefined || e.MAIL_FROM !== undefined, {
      path: ['MAIL_FROM'],
      error: 'must say whom mail is from where SMTP_URL is set',
    })
    .refine((e) => e.SMTP_URL === undefined || e.PUBLIC_URL !== undefined || mode !== 'production', {
      path: ['PUBLIC_URL'],
      error: 'must say where users reach the service where SMTP_URL is set: mails link there',
    })
    .refine((e) => !e.WEBHOOK_ALLOW_PRIVATE || !isProduction(e.NODE_ENV, mode), {
      path: ['WEBHOOK_ALLOW_PRIVATE'],
      error: 'must not be true in production',
    });
}

const isProduction = (environment: string | undefined, mode: Mode): boolean =>
  environment === 'production' || (mode === 'production' && environment === undefined);

/** Without keys of their own, secrets at rest are sealed by ones that follow from the signing keys. */
const keyFrom = (jwtSecret: string): Buffer => Buffer.from(hkdfSync('sha256', jwtSecret, '', 'secrets at rest', 32));

const urlHost = (name: string): string => (name.includes(':') ? `[${name}]` : name);

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return `These settings (environment variables) are not right:\n${[...new Set(lines)].join('\n')}`;
}
