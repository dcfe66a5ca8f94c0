import { hkdfSync, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { ReplicaOptions } from './platform/database/engine.ts';
import type { StorageOptions } from './platform/storage/storage.ts';
import { isProduction, type Mode, type Settings, settings } from './process/settings.ts';

/** All settings of the service, validated. */
export interface Config {
  readonly host: string;
  /** The port; 0 means any free port. */
  readonly port: number;
  /** `sqlite:PATH`, `sqlite::memory:` or `postgresql://…` */
  readonly databaseUrl: string;
  /** The URL of the same database without a pooler, for migrations and notifications. */
  readonly databaseDirectUrl: string;
  /** The streaming replica that some reads use; null if there is none. */
  readonly replica: ReplicaOptions | null;
  /**
   * Signing keys of at least 32 bytes, newest first. The service signs with the first key, and accepts tokens that are
   * signed with any of the keys. Empty for `tool`.
   */
  readonly jwtSecrets: string[];
  /** The lifetime of a token in seconds. */
  readonly tokenTtl: number;
  /** The limit of requests per user, or per client address for requests without a token. 0 means no limit. */
  readonly rateLimitPerMinute: number;
  /** The limit of login attempts per combination of e-mail address and client address. 0 means no limit. */
  readonly loginLimitPerMinute: number;
  /** The limit of registrations per client address. 0 means no limit. */
  readonly registerLimitPerHour: number;
  /** Express's setting `trust proxy`. */
  readonly trustProxy: boolean | number | string[];
  readonly introspection: boolean;
  /** The origins from which browsers may call the service; `*` means all origins, and an empty list means none. */
  readonly corsOrigins: '*' | string[];
  /**
   * The service's address for links in mails: `https://api.example.com`, without a slash at the end. Null if unknown.
   */
  readonly publicUrl: string | null;
  /** The beginning of links in responses: PUBLIC_URL if set, otherwise empty, so that links are paths. */
  readonly linkOrigin: string;
  /** The address of a front end that handles the links in mails instead of the service; null if there is none. */
  readonly appUrl: string | null;
  /**
   * Keys of 32 bytes for stored secrets, newest first. The service encrypts with the first key, and decrypts with any
   * of the keys.
   */
  readonly secretKeys: readonly Buffer[];
  /** The URL of the mail server; null if none is configured. */
  readonly smtpUrl: string | null;
  /** The sender of mail: `Academy platform <no-reply@example.com>`. */
  readonly mailFrom: string;
  /** The folder to which mails are written. Null if mails are sent instead, or if mail is off. */
  readonly mailFolder: string | null;
  /** The URLs of the gateways for text messages and for push notifications. Null if there is no such gateway. */
  readonly smsUrl: string | null;
  readonly pushUrl: string | null;
  /** The secret that signs requests to the gateways: `whsec_…`. */
  readonly channelSecret: string | null;
  /** The place where uploaded files are stored. */
  readonly storage: StorageOptions;
  /** The largest size of an uploaded file that is no video, in megabytes of 2^20 bytes. */
  readonly uploadMaxMb: number;
  /** The largest size of an uploaded video (mp4, mov), in megabytes of 2^20 bytes. */
  readonly uploadMaxMediaMb: number;
  /** The paths of further fonts for papers, for writing systems that the embedded fonts do not contain. */
  readonly pdfFonts: readonly string[];
  /** Determines who may register: any person, or only invited people. */
  readonly registration: 'open' | 'invited';
  /** True if this process handles jobs, events and webhooks in addition to requests. */
  readonly jobs: boolean;
  /** The ports that webhooks may be sent to, in addition to 443. */
  readonly webhookPorts: readonly number[];
  /** True if webhooks may be sent to private addresses, by plain http and to any port. */
  readonly webhookAllowPrivate: boolean;
  /** True if large responses are compressed for clients that accept compression. */
  readonly compression: boolean;
  /** The milliseconds after SIGTERM for which new connections are still accepted. */
  readonly drainMs: number;
  /** The number of processes that serve requests on PostgreSQL. On SQLite, one process serves all requests. */
  readonly workers: number;
  /** The port of `/metrics`; null means off. */
  readonly metricsPort: number | null;
  /** The file with the documents that clients may send as an id instead of a text; null if there is none. */
  readonly trustedDocuments: string | null;
  /** True if documents that are not in the file of `trustedDocuments` are refused. */
  readonly trustedDocumentsOnly: boolean;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly logFormat: NonNullable<Settings['LOG_FORMAT']>;
  readonly production: boolean;
  /**
   * True if `npm start`, `npm run demo` or `npm run worker` started the process. False for all other npm scripts,
   * because such a script may end before the process that it started.
   */
  readonly startedByNpm: boolean;
}

/** Reports missing or invalid settings. The message names every bad setting and never shows a value. */
class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from environment variables. An empty variable counts as absent. Throws a `ConfigError` that names
 * every bad variable.
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
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
    replica: e.DATABASE_READ_URL === undefined ? null : { url: e.DATABASE_READ_URL, maxLag: e.REPLICA_MAX_LAG },
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
    smsUrl: e.SMS_URL ?? null,
    pushUrl: e.PUSH_URL ?? null,
    channelSecret: e.CHANNEL_SECRET ?? null,
    storage: {
      ...e.STORAGE,
      ...(e.AWS_ACCESS_KEY_ID !== undefined && { accessKeyId: e.AWS_ACCESS_KEY_ID }),
      ...(e.AWS_SECRET_ACCESS_KEY !== undefined && { secretAccessKey: e.AWS_SECRET_ACCESS_KEY }),
      ...(e.AWS_SESSION_TOKEN !== undefined && { sessionToken: e.AWS_SESSION_TOKEN }),
    } as StorageOptions,
    uploadMaxMb: e.UPLOAD_MAX_MB,
    uploadMaxMediaMb: e.UPLOAD_MAX_MEDIA_MB,
    pdfFonts: e.PDF_FONTS,
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

/** Derives a key for stored secrets from a signing key, if no keys for secrets are configured. */
const keyFrom = (jwtSecret: string): Buffer => Buffer.from(hkdfSync('sha256', jwtSecret, '', 'secrets at rest', 32));

const urlHost = (name: string): string => (name.includes(':') ? `[${name}]` : name);

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return `These settings (environment variables) are not right:\n${[...new Set(lines)].join('\n')}`;
}
