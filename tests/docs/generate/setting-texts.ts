import type { settings } from '../../../src/process/settings.ts';

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
  DATABASE_URL: { meaning: 'The database. For PostgreSQL over TLS, append `?sslmode=verify-full`.' },
  DATABASE_DIRECT_URL: {
    meaning:
      'The address of the same database without a pooler such as PgBouncer. It is used by migrations, and by the connections on which PostgreSQL notifies the processes (`LISTEN`). Required if `DATABASE_URL` is the address of a pooler.',
    fallback: '`DATABASE_URL`',
  },
  DATABASE_READ_URL: {
    meaning:
      'A streaming replica of the PostgreSQL database. It is used by reports, by CSV exports, and by requests with `X-Read-Preference: replica`.',
  },
  REPLICA_MAX_LAG: {
    meaning: 'If the data of the replica are older than this number of seconds, all reads use `DATABASE_URL`.',
  },
  JWT_SECRET: {
    meaning:
      'Keys for the signatures of tokens, newest first. The service signs with the first key, and accepts signatures by any of them.',
    fallback: '`npm run demo` generates one; `npm start` requires one',
  },
  TOKEN_TTL: { meaning: 'Seconds until a token expires.' },
  RATE_LIMIT_PER_MINUTE: {
    meaning:
      'The number of requests a minute for each user. Requests without a token, and requests for pages, their files and the descriptions of the API, are limited per network address instead. 0 switches the limit off.',
  },
  LOGIN_LIMIT_PER_MINUTE: {
    meaning:
      'How many times a minute a network address may try to sign in with the same e-mail address. Each network address may make ten times as many attempts in all. 0 switches off this limit, and the limits of mails and invitations.',
  },
  REGISTER_LIMIT_PER_HOUR: {
    meaning: 'How many times an hour a network address may try to register. 0 switches the limit off.',
  },
  TRUST_PROXY: {
    meaning:
      "The proxies from which the service accepts `X-Forwarded-For`, in the form of Express's setting `trust proxy`.",
  },
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
      'The address at which users reach the service. Links in mails begin with this address. If the variable is set, links of lists and the header `Location` begin with it too.',
    fallback: 'none in production, else `http://HOST:PORT`',
  },
  APP_URL: {
    meaning:
      'The address of your own front end. If it is set, links in mails lead to this front end instead of to the service.',
  },
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
    meaning:
      'The gateway that sends text messages. The service posts each message to it as JSON, signed like a webhook.',
  },
  PUSH_URL: {
    meaning:
      'The gateway that sends push notifications. Requests have the same form as for text messages, and `to` is the id of the user.',
  },
  CHANNEL_SECRET: {
    meaning: 'The secret `whsec_…` that signs requests to both gateways. Required if `SMS_URL` or `PUSH_URL` is set.',
  },
  STORAGE: {
    meaning:
      'The place of uploaded files: a folder, or a bucket of S3 or a compatible service. With an `endpoint`, the path of each request begins with the name of the bucket.',
    fallback: '`local:./data/files`',
  },
  AWS_ACCESS_KEY_ID: { meaning: 'The access key of the bucket. `s3://…` requires it.', accepts: 'text' },
  AWS_SECRET_ACCESS_KEY: { meaning: 'The secret of the access key. `s3://…` requires it.', accepts: 'text' },
  AWS_SESSION_TOKEN: { meaning: 'The session token of a temporary access key.', accepts: 'text' },
  UPLOAD_MAX_MB: { meaning: 'The largest uploaded file, in megabytes of 1,048,576 bytes.' },
  UPLOAD_MAX_MEDIA_MB: { meaning: 'The largest uploaded video (mp4, mov), in the same megabytes.' },
  PDF_FONTS: {
    meaning:
      'More fonts for PDF files. The service needs them for scripts that the embedded fonts lack, such as Chinese.',
    accepts: 'paths of TrueType or OpenType files (.ttf, .otf), separated by commas',
  },
  REGISTRATION: { meaning: 'Whether everyone may register, or only invited people.' },
  JOBS: { meaning: 'Whether this process runs jobs (such as mails and webhooks) in addition to serving requests.' },
  WEBHOOK_PORTS: { meaning: 'Ports that the addresses of webhooks may have in addition to 443.' },
  WEBHOOK_ALLOW_PRIVATE: {
    meaning:
      'Whether webhooks may have private addresses, plain http and any port. In production, the service refuses `true`.',
  },
  COMPRESSION: {
    meaning:
      'Whether the service compresses responses of 1 kB and more (br, gzip) for clients that accept it. It never compresses responses with tokens.',
  },
  DRAIN_MS: {
    meaning:
      'For this number of milliseconds after SIGTERM, the service still accepts new connections, so that load balancers have time to notice that `/readyz` returns 503.',
  },
  WORKERS: {
    meaning:
      'The number of processes that `npm start` starts on PostgreSQL. `auto` starts one per processor. On SQLite, there is always one process.',
  },
  METRICS_PORT: { meaning: 'The port on `HOST` at which Prometheus can read `/metrics`.' },
  TRUSTED_DOCUMENTS: {
    meaning:
      'A file with the GraphQL documents that clients may name by an id: a manifest of Apollo, or a map from ids to documents.',
    accepts: 'the path of a file',
  },
  TRUSTED_DOCUMENTS_MODE: {
    meaning:
      '`allow`: the service also accepts GraphQL documents that are not in the file `TRUSTED_DOCUMENTS`. `only`: it accepts only the documents in that file. `only` requires `TRUSTED_DOCUMENTS`.',
  },
  LOG_LEVEL: { meaning: 'The service logs messages of this level and of more severe levels.' },
  LOG_FORMAT: {
    meaning: 'The format of the log: `json` for machines, `pretty` for people.',
    fallback: '`pretty` on a terminal, else `json`',
  },
};
