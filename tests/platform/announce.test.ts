import type { Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce, tellOfMail } from '../../src/process/announce.ts';
import { recordingLogger } from './http/http-test.ts';

const server = { address: () => ({ port: 4100 }) } as unknown as Server;
const node = process.versions.node;

/** Returns what a service with these settings prints and logs. */
function announced(databaseUrl: string, logFormat: 'json' | 'pretty', host = '127.0.0.1') {
  const printed = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const { log, lines } = recordingLogger();
  announce(server, { host, databaseUrl, logFormat }, log);
  return { printed: printed.mock.calls.flat(), lines };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('message at the start of the service', () => {
  it('is a sentence if the log format is "pretty"', () => {
    const { printed, lines } = announced('sqlite:./data/academy.sqlite', 'pretty');
    expect(printed).toEqual([
      expect.stringMatching(
        /^Academy platform API \d+\.\d+\.\d+ serves http:\/\/127\.0\.0\.1:4100 on SQLite \.\/data\/academy\.sqlite \(node [\d.]+\), ready in \d+\.\d s$/,
      ),
    ]);
    expect(lines).toEqual([]);
  });

  it('is a JSON log line if the log format is "json"', () => {
    const { printed, lines } = announced('sqlite::memory:', 'json', '::1');
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'listening',
        host: '::1',
        port: 4100,
        url: 'http://[::1]:4100',
        database: 'SQLite :memory:',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        node,
        readyInS: expect.any(Number),
      }),
    ]);
    expect(printed).toEqual([]);
  });

  it.each(['json', 'pretty'] as const)('never contains the database credentials, with the log format %s', (format) => {
    const told = announced(
      'postgresql://academy:hunter2@db.example:5433/school?sslmode=verify-full&password=x',
      format,
    );
    expect(JSON.stringify(told)).toContain('PostgreSQL db.example:5433/school');
    expect(JSON.stringify(told)).not.toMatch(/hunter2|academy:|password|sslmode/);
  });
});

describe('warning about mail at the start of the service', () => {
  const CONFIG = { smtpUrl: null, mailFolder: null, mailFrom: 'a@b.example', publicUrl: null, appUrl: null };
  const told = (given: Partial<Parameters<typeof tellOfMail>[0]>) => {
    const { log, lines } = recordingLogger();
    tellOfMail({ ...CONFIG, ...given }, log);
    return lines;
  };

  it('names the missing settings if the service cannot send mail', () => {
    const line = { level: 40, msg: expect.stringMatching(/^mail is off: nobody can reset a password/) };
    expect(told({})).toEqual([expect.objectContaining({ ...line, missing: ['SMTP_URL', 'PUBLIC_URL'] })]);
    expect(told({ publicUrl: 'https://api.example' })).toEqual([expect.objectContaining({ missing: ['SMTP_URL'] })]);
  });

  it('is not logged if mails are sent or written to files', () => {
    const publicUrl = 'https://api.example';
    expect(told({ publicUrl, smtpUrl: 'smtp://127.0.0.1' })).toEqual([]);
    expect(told({ publicUrl, mailFolder: 'data/mail' })).toEqual([]);
  });
});
