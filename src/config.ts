import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

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
  /** Whether large answers are compressed for clients who take that. */
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
  /** Whether `npm start` or `npm run demo` has: other scripts may end before what they have started. */
  readonly startedByNpm: boolean;
}

/** A setting is missing or makes no sense. The message names every one, and never shows a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const LOG_FORMATS = ['json', 'pretty'] as const;
const SECRET_BYTES = 32;

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * Throws `ConfigError` naming every bad variable.
 */
export function loadConfig(env: NodeJS.ProcessEnv, mode: Mode): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings(mode).safeParse(given);
  if (!parsed.success) throw new ConfigError(explain(parsed.error));
  const e = parsed.data;
  const production = e.NODE_ENV === 'production' || (mode === 'production' && e.NODE_ENV === undefined);
  return {
    host: e.HOST,
    port: e.PORT,
    databaseUrl: e.DATABASE_URL,
    jwtSecrets: e.JWT_SECRET ?? (mode === 'tool' ? [] : [randomBytes(48).toString('base64url')]),
    tokenTtl: e.TOKEN_TTL,
    rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
    loginLimitPerMinute: e.LOGIN_LIMIT_PER_MINUTE,
    registerLimitPerHour: e.REGISTER_LIMIT_PER_HOUR,
    trustProxy: e.TRUST_PROXY,
    introspection: e.INTROSPECTION ?? !production,
    corsOrigins: e.CORS_ORIGINS ?? (mode === 'demo' ? '*' : []),
    compression: e.COMPRESSION,
    drainMs: e.DRAIN_MS,
    workers: e.WORKERS,
    metricsPort: e.METRICS_PORT,
    trustedDocuments: e.TRUSTED_DOCUMENTS ?? null,
    trustedDocumentsOnly: e.TRUSTED_DOCUMENTS_MODE === 'only',
    logLevel: e.LOG_LEVEL,
    logFormat: e.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json'),
    production,
    startedByNpm: e.npm_lifecycle_event === 'start' || e.npm_lifecycle_event === 'demo',
  };
}

function settings(mode: Mode) {
  const variables = z.object({
    HOST: checked(isHost, 'must be a host name or an IP address').default('127.0.0.1'),
    PORT: integer(0, 65_535).default(4000),
    DATABASE_URL: checked(isDatabaseUrl, 'must be sqlite:PATH, sqlite::memory: or postgresql://…').default(
      'sqlite:./data/academy.sqlite',
    ),
    JWT_SECRET: mode === 'production' ? secrets : secrets.optional(),
    TOKEN_TTL: integer(1, 315_360_000).default(604_800),
    RATE_LIMIT_PER_MINUTE: integer(0, 1_000_000_000).default(600),
    LOGIN_LIMIT_PER_MINUTE: integer(0, 100_000_000).default(10),
    REGISTER_LIMIT_PER_HOUR: integer(0, 1_000_000_000).default(10),
    TRUST_PROXY: trustProxy.default(false),
    INTROSPECTION: z
      .enum(['true', 'false'], 'must be true or false')
      .transform((text) => text === 'true')
      .optional(),
    CORS_ORIGINS: corsOrigins.optional(),
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
  return variables.refine((e) => e.TRUSTED_DOCUMENTS !== undefined || e.TRUSTED_DOCUMENTS_MODE === 'allow', {
    path: ['TRUSTED_DOCUMENTS'],
    error: 'must name a file where TRUSTED_DOCUMENTS_MODE is only',
  });
}

function checked(test: (text: string) => boolean, error: string) {
  return z.string(error).refine(test, error);
}

function integer(min: number, max: number) {
  const isInRange = (text: string) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return checked(isInRange, `must be a whole number from ${min} to ${max}`).transform(Number);
}

const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

const MAX_WORKERS = 256;

const workers = checked(
  (text) => text === 'auto' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_WORKERS),
  `must be auto or a whole number from 1 to ${MAX_WORKERS}`,
).transform((text) => (text === 'auto' ? availableParallelism() : Number(text)));

const metricsPort = checked(
  (text) => text === 'off' || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535),
  'must be off or a whole number from 1 to 65535',
).transform((text) => (text === 'off' ? null : Number(text)));

const list = (text: string) => text.split(',').map((item) => item.trim());

const secrets = checked(
  (text) => list(text).every((key) => Buffer.byteLength(key) >= SECRET_BYTES),
  `must be a signing key of at least ${SECRET_BYTES} bytes, or several separated by commas`,
).transform(list);

const trustProxy = checked(
  (text) => /^(true|false|\d{1,3})$/.test(text) || list(text).every(isProxyAddress),
  'must be true, false, a number of hops, or a list of addresses separated by commas',
).transform((text) => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : list(text);
});

const corsOrigins = checked(
  (text) => text === '*' || list(text).every(isOrigin),
  'must be * or a list of origins such as https://app.example.com, separated by commas',
).transform((text) => (text === '*' ? text : list(text)));

function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
}

function isDatabaseUrl(text: string): boolean {
  return /^sqlite:./.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text));
}

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && isPrefix && rest.length === 0;
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return `These settings (environment variables) are not right:\n${[...new Set(lines)].join('\n')}`;
}
