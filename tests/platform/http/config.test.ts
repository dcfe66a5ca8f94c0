import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config.ts';

const KEY = 'k'.repeat(32);

function refusal(env: NodeJS.ProcessEnv, mode: Parameters<typeof loadConfig>[1] = 'test'): string {
  try {
    loadConfig(env, mode);
  } catch (error) {
    const { name, message } = error as Error;
    expect(name).toBe('ConfigError');
    return message;
  }
  throw new Error('The configuration was accepted.');
}

describe('loadConfig, which reads the environment variables', () => {
  it('returns the documented defaults', () => {
    const { jwtSecrets, secretKeys, ...config } = loadConfig({}, 'demo');
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: 'sqlite:./data/academy.sqlite',
      databaseDirectUrl: 'sqlite:./data/academy.sqlite',
      replica: null,
      tokenTtl: 604_800,
      rateLimitPerMinute: 600,
      loginLimitPerMinute: 10,
      registerLimitPerHour: 10,
      trustProxy: false,
      introspection: true,
      corsOrigins: '*',
      publicUrl: 'http://127.0.0.1:4000',
      appUrl: null,
      smtpUrl: null,
      smsUrl: null,
      pushUrl: null,
      channelSecret: null,
      mailFrom: 'Academy platform <no-reply@localhost>',
      mailFolder: 'data/mail',
      registration: 'open',
      storage: { kind: 'local', folder: './data/files' },
      uploadMaxMb: 25,
      uploadMaxMediaMb: 200,
      jobs: true,
      webhookPorts: [],
      webhookAllowPrivate: false,
      compression: true,
      drainMs: 0,
      linkOrigin: '',
      workers: 1,
      metricsPort: null,
      pdfFonts: [],
      trustedDocuments: null,
      trustedDocumentsOnly: false,
      logLevel: 'info',
      logFormat: 'json',
      production: false,
      startedByNpm: false,
    });
    expect(jwtSecrets).toHaveLength(1);
    expect(Buffer.byteLength(jwtSecrets[0] ?? '')).toBeGreaterThanOrEqual(32);
    expect(loadConfig({}, 'demo').jwtSecrets).not.toEqual(jwtSecrets);
    expect(secretKeys.map((key) => key.length)).toEqual([32]);
  });

  it('accepts a port for metrics, or "off"', () => {
    expect(loadConfig({ METRICS_PORT: '9464' }, 'test').metricsPort).toBe(9464);
    expect(loadConfig({ METRICS_PORT: 'off' }, 'test').metricsPort).toBe(null);
  });

  it('uses the pretty log format in a terminal by default', () => {
    const { isTTY } = process.stdout;
    try {
      process.stdout.isTTY = true;
      expect(loadConfig({}, 'test').logFormat).toBe('pretty');
      expect(loadConfig({ LOG_FORMAT: 'json' }, 'test').logFormat).toBe('json');
    } finally {
      process.stdout.isTTY = isTTY;
    }
    expect(loadConfig({ LOG_FORMAT: 'pretty' }, 'test').logFormat).toBe('pretty');
  });

  it('treats an empty variable like a missing variable', () => {
    expect(loadConfig({ PORT: '', HOST: ' ', CORS_ORIGINS: '' }, 'test')).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      corsOrigins: [],
    });
  });

  it('requires a signing key only in production', () => {
    expect(refusal({}, 'production')).toContain('JWT_SECRET');
    expect(refusal({ JWT_SECRET: '' }, 'production')).toContain('JWT_SECRET');
    expect(loadConfig({}, 'tool').jwtSecrets).toEqual([]);
    expect(loadConfig({ JWT_SECRET: `${KEY}1, ${KEY}2` }, 'production').jwtSecrets).toEqual([`${KEY}1`, `${KEY}2`]);
  });

  it.each([KEY.slice(1), `${KEY},short`, `${KEY},`, ','])(
    'refuses the signing keys %j, and does not show them in the error',
    (keys) => {
      const message = refusal({ JWT_SECRET: keys });
      expect(message).toContain('JWT_SECRET must be a signing key of at least 32 bytes');
      expect(message).not.toContain('short');
      expect(message).not.toContain('kkk');
    },
  );

  it('counts the bytes of a signing key, not its characters', () => {
    expect(loadConfig({ JWT_SECRET: 'é'.repeat(16) }, 'production').jwtSecrets).toHaveLength(1);
  });

  it('uses strict defaults in production', () => {
    const started = { JWT_SECRET: KEY };
    expect(loadConfig(started, 'production')).toMatchObject({
      production: true,
      introspection: false,
      corsOrigins: [],
    });
    expect(loadConfig({ ...started, NODE_ENV: 'development' }, 'production').introspection).toBe(true);
    expect(loadConfig({ NODE_ENV: 'production' }, 'demo').introspection).toBe(false);
    expect(loadConfig({ NODE_ENV: 'production', INTROSPECTION: 'true' }, 'demo').introspection).toBe(true);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['loopback, 10.0.0.0/8,::1', ['loopback', '10.0.0.0/8', '::1']],
  ])('reads TRUST_PROXY=%s', (text, expected) => {
    expect(loadConfig({ TRUST_PROXY: text }, 'test').trustProxy).toEqual(expected);
  });

  it.each([
    ['1', 1],
    ['256', 256],
    ['auto', availableParallelism()],
  ])('reads WORKERS=%s', (text, expected) => {
    expect(loadConfig({ WORKERS: text }, 'test').workers).toBe(expected);
  });

  it.each(['sqlite::memory:', 'sqlite:/tmp/a b.sqlite', 'postgresql://u:p@h:5432/d', 'postgres://h/d'])(
    'accepts the database %s',
    (url) => {
      expect(loadConfig({ DATABASE_URL: url }, 'test').databaseUrl).toBe(url);
    },
  );

  it('connects directly to DATABASE_URL by default, or to DATABASE_DIRECT_URL', () => {
    const [pooled, direct] = ['postgresql://u:p@pooler:6432/d', 'postgresql://u:p@h/d'];
    expect(loadConfig({ DATABASE_URL: pooled }, 'test')).toMatchObject({ databaseDirectUrl: pooled });
    const config = loadConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }, 'test');
    expect(config).toMatchObject({ databaseUrl: pooled, databaseDirectUrl: direct });
    expect(refusal({ DATABASE_DIRECT_URL: direct })).toContain('DATABASE_DIRECT_URL must not be set');
  });

  it.each([
    ['HOST', 'two words'],
    ['PORT', '65536'],
    ['PORT', '4e3'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://root:hunter2@h/d'],
    ['DATABASE_URL', 'sqlite:'],
    ['DATABASE_URL', 'postgresql://h:99999999/d'],
    ['DATABASE_DIRECT_URL', 'sqlite::memory:'],
    ['TOKEN_TTL', '0'],
    ['TOKEN_TTL', '7d'],
    ['RATE_LIMIT_PER_MINUTE', '1.5'],
    ['LOGIN_LIMIT_PER_MINUTE', 'off'],
    ['REGISTER_LIMIT_PER_HOUR', '-1'],
    ['COMPRESSION', 'yes'],
    ['DRAIN_MS', '1s'],
    ['WORKERS', '0'],
    ['WORKERS', 'all'],
    ['WORKERS', '257'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['INTROSPECTION', '1'],
    ['CORS_ORIGINS', 'app.example.com'],
    ['CORS_ORIGINS', 'https://app.example.com/path'],
    ['CORS_ORIGINS', 'https://app.example.com,*'],
    ['METRICS_PORT', '0'],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', 'on'],
    ['TRUSTED_DOCUMENTS_MODE', 'on'],
    ['LOG_LEVEL', 'verbose'],
    ['LOG_FORMAT', 'text'],
  ])('refuses %s=%s', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name} must be`);
    expect(message).not.toContain('hunter2');
  });

  it('accepts TRUSTED_DOCUMENTS_MODE=only if TRUSTED_DOCUMENTS names a file', () => {
    expect(refusal({ TRUSTED_DOCUMENTS_MODE: 'only' })).toContain('TRUSTED_DOCUMENTS must name a file');
    expect(loadConfig({ TRUSTED_DOCUMENTS: 'a.json' }, 'test')).toMatchObject({ trustedDocumentsOnly: false });
    expect(loadConfig({ TRUSTED_DOCUMENTS: 'a.json', TRUSTED_DOCUMENTS_MODE: 'only' }, 'test')).toMatchObject({
      trustedDocuments: 'a.json',
      trustedDocumentsOnly: true,
    });
  });

  it('reports all invalid variables together', () => {
    const message = refusal({ PORT: 'x', LOG_LEVEL: 'x', TOKEN_TTL: 'x' }, 'production');
    for (const name of ['PORT', 'LOG_LEVEL', 'TOKEN_TTL', 'JWT_SECRET']) expect(message).toContain(`${name} must be`);
  });
});
