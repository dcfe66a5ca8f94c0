import { z } from 'zod';
import {
  channelSecret,
  corsOrigins,
  databaseUrl,
  directUrl,
  fontFiles,
  host,
  integer,
  mailAddress,
  metricsPort,
  onOrOff,
  ports,
  replicaUrl,
  secretKeys,
  secrets,
  serviceUrl,
  smtpUrl,
  storageUrl,
  trueOrFalse,
  trustProxy,
  webUrl,
  workers,
} from './setting-kinds.ts';

/**
 * How the process was started. `tool` is for migrating and seeding: such a process serves no requests, so it needs no
 * signing key.
 */
export type Mode = 'demo' | 'production' | 'test' | 'tool';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const LOG_FORMATS = ['json', 'pretty'] as const;

const DATABASE = {
  DATABASE_URL: databaseUrl.default('sqlite:./data/academy.sqlite'),
  DATABASE_DIRECT_URL: directUrl.optional(),
  DATABASE_READ_URL: replicaUrl.optional(),
  // the lag is measured with an accuracy of half a second, so even a replica without lag would exceed a shorter limit
  REPLICA_MAX_LAG: integer(2, 3_600).default(10),
};

const AWS = {
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
};

const REPLICA_OF_SQLITE = {
  path: ['DATABASE_READ_URL'],
  error: 'must not be set where DATABASE_URL is a SQLite file, which has no replicas',
};

/** Returns the environment variables with their defaults and with the rules that concern a single variable. */
const variables = (mode: Mode) =>
  z.object({
    HOST: host.default('127.0.0.1'),
    PORT: integer(0, 65_535).default(4000),
    ...DATABASE,
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
    SMS_URL: webUrl.optional(),
    PUSH_URL: webUrl.optional(),
    CHANNEL_SECRET: channelSecret.optional(),
    STORAGE: storageUrl.prefault('local:./data/files'),
    ...AWS,
    UPLOAD_MAX_MB: integer(1, 1_000).default(25),
    UPLOAD_MAX_MEDIA_MB: integer(1, 2_000).default(200),
    PDF_FONTS: fontFiles.default([]),
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

/**
 * Returns the environment variables with their defaults and with all rules, including those that concern several
 * variables.
 */
export const settings = (mode: Mode) =>
  variables(mode)
    .refine((e) => e.DATABASE_DIRECT_URL === undefined || !e.DATABASE_URL.startsWith('sqlite:'), {
      path: ['DATABASE_DIRECT_URL'],
      error: 'must not be set where DATABASE_URL is sqlite:…',
    })
    .refine((e) => e.DATABASE_READ_URL === undefined || !e.DATABASE_URL.startsWith('sqlite:'), REPLICA_OF_SQLITE)
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
    .refine((e) => (e.SMS_URL === undefined && e.PUSH_URL === undefined) || e.CHANNEL_SECRET !== undefined, {
      path: ['CHANNEL_SECRET'],
      error: 'must sign the requests where SMS_URL or PUSH_URL is set',
    })
    .refine((e) => e.STORAGE.kind === 'local' || (e.AWS_ACCESS_KEY_ID && e.AWS_SECRET_ACCESS_KEY), {
      path: ['AWS_ACCESS_KEY_ID'],
      error: 'and AWS_SECRET_ACCESS_KEY must be set where STORAGE is s3://…',
    })
    .refine((e) => !e.WEBHOOK_ALLOW_PRIVATE || !isProduction(e.NODE_ENV, mode), {
      path: ['WEBHOOK_ALLOW_PRIVATE'],
      error: 'must not be true in production',
    });

export const isProduction = (environment: string | undefined, mode: Mode): boolean =>
  environment === 'production' || (mode === 'production' && environment === undefined);

/** The valid environment variables, with their defaults. */
export type Settings = z.output<ReturnType<typeof settings>>;
