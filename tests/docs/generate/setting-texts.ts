import type { settings } from '../../../src/config.ts';

/** Settings that npm or Node set, and that nobody configures. */
type Internal = 'NODE_ENV' | 'npm_lifecycle_event';

export type SettingName = Exclude<keyof ReturnType<typeof settings>['shape'], Internal>;

/** The meaning of a setting, and its default if the default depends on how the service is started. */
interface SettingText {
  readonly meaning: string;
  readonly fallback?: string;
  /** The accepted values, if the rule has no text for them. */
  readonly accepts?: string;
}

/** The settings in the order of the docs. */
export const SETTINGS: Record<SettingName, SettingText> = {
  HOST: { meaning: 'The address that the service listens on.' },
  PORT: { meaning: 'The port that the service listens on.' },
  DATABASE_URL: { meaning: 'The database. PostgreSQL over TLS takes `?sslmode=verify-full`.' },
  DATABASE_DIRECT_URL: {
    meaning:
      'The same database without a pooler such as PgBouncer, for migrations and notifications. Required if `DATABASE_URL` leads to a pooler.',
    fallback: '`DATABASE_URL`',
  },
  DATABASE_READ_URL: {
    meaning: 'A streaming replica of the PostgreSQL database, for reports, exports and lists that request it.',
  },
  REPLICA_MAX_LAG: {
    meaning: 'The age in seconds of the data of the replica above which all reads use `DATABASE_URL`.',
  },
  JWT_SECRET: {
    meaning: 'Keys that sign tokens, newest first. The first key signs, and all of them verify.',
    fallback: '`npm run demo` generates one; `npm start` requires one',
  },
  TOKEN_TTL: { meaning: 'Seconds until a token expires.' },
  RATE_LIMIT_PER_MINUTE: {
    meaning:
      'Requests a minute per user, or per address without a token. Pages, their files, and the descriptions of the API count for the address. 0 switches the limit off.',
  },
  LOGIN_LIMIT_PER_MINUTE: {
    meaning:
      'Attempts to sign in a minute per e-mail and address, and ten times as many per address. 0 switches the limit off, and the limits of mails with it.',
  },
  REGISTER_LIMIT_PER_HOUR: { meaning: 'Attempts to register an hour per address. 0 switches the limit off.' },
  TRUST_PROXY: { meaning: "Express's `trust proxy`: which proxies may set `X-Forwarded-For`." },
  INTROSPECTION: {
    meaning: 'Whether clients may introspect the GraphQL schema.',
    fallback: '`false` in production, else `true`',
  },
  CORS_ORIGINS: {
    meaning: 'Origins whose pages may call the service from a browser.',
    fallback: '`*` in the demo, else none',
  },
  PUBLIC_URL: {
    meaning:
      'The address at which users reach the service. Links in mails begin with it. If it is set, links of lists and `Location` do too.',
    fallback: 'none in production, else `http://HOST:PORT`',
  },
  APP_URL: { meaning: 'A front end of your own. Links in mails lead there instead.' },
  SECRETS_KEY: {
    meaning: 'Keys that encrypt stored secrets, newest first.',
    fallback: 'derived from `JWT_SECRET`',
  },
  SMTP_URL: {
    meaning: 'The mail server.',
    fallback: 'none: the demo writes mail to files in `data/mail`, and in production mail is off',
  },
  MAIL_FROM: { meaning: 'The sender of mails. `SMTP_URL` requires it.' },
  SMS_URL: {
    meaning: 'The gateway that sends text messages: each is posted as JSON, signed like a webhook. None by default.',
  },
  PUSH_URL: {
    meaning: 'The gateway that sends push notifications, in the same form. `to` is the id of the user.',
  },
  CHANNEL_SECRET: {
    meaning: 'The secret `whsec_…` that signs requests to both gateways; required with either of them.',
  },
  STORAGE: {
    meaning:
      'The place of uploaded files: a folder, or a bucket of S3 or a compatible service. With an `endpoint`, the bucket is part of the path.',
    fallback: '`local:./data/files`',
  },
  AWS_ACCESS_KEY_ID: { meaning: 'The access key of the bucket. `s3://…` requires it.', accepts: 'text' },
  AWS_SECRET_ACCESS_KEY: { meaning: 'The secret of the access key. `s3://…` requires it.', accepts: 'text' },
  AWS_SESSION_TOKEN: { meaning: 'The session token of a temporary access key.', accepts: 'text' },
  UPLOAD_MAX_MB: { meaning: 'The largest uploaded file, in megabytes of 1,048,576 bytes.' },
  UPLOAD_MAX_MEDIA_MB: { meaning: 'The largest uploaded video (mp4, mov), in the same megabytes.' },
  PDF_FONTS: {
    meaning: 'Further fonts for papers, for scripts that the embedded fonts do not print.',
    accepts: 'paths of TrueType or OpenType files (.ttf, .otf), separated by commas',
  },
  REGISTRATION: { meaning: 'Whether all people may register, or only invited ones.' },
  JOBS: { meaning: 'Whether this process runs jobs, events and webhooks beside requests.' },
  WEBHOOK_PORTS: { meaning: 'Ports that webhooks may use besides 443.' },
  WEBHOOK_ALLOW_PRIVATE: {
    meaning: 'Whether webhooks may use private addresses, plain http and any port. Production refuses `true`.',
  },
  COMPRESSION: {
    meaning:
      'Whether the service compresses responses of 1 kB and more (br, gzip) for clients that accept it. It never compresses responses with tokens.',
  },
  DRAIN_MS: {
    meaning:
      'Milliseconds after SIGTERM during which the service accepts new connections, so that load balancers notice `/readyz`.',
  },
  WORKERS: {
    meaning: 'Processes of `npm start` on PostgreSQL. `auto` starts one per processor. SQLite always has one process.',
  },
  METRICS_PORT: { meaning: 'The port of `/metrics` on `HOST`, for Prometheus.' },
  TRUSTED_DOCUMENTS: {
    meaning:
      "A file of GraphQL documents that clients may name by an id: Apollo's manifest, or a map of documents by id.",
    accepts: 'the path of a file',
  },
  TRUSTED_DOCUMENTS_MODE: {
    meaning: 'Whether the service accepts other documents too. `only` requires `TRUSTED_DOCUMENTS`.',
  },
  LOG_LEVEL: { meaning: 'The least severe messages to log.' },
  LOG_FORMAT: {
    meaning: 'The format of the log: `json` for machines, `pretty` for people.',
    fallback: '`pretty` on a terminal, else `json`',
  },
};
