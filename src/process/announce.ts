import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { findPackageJSON } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type MailConfig, missingForMail } from '../platform/mail/create-mailer.ts';

/** The settings that the announcement shows. */
type AnnouncedConfig = Pick<Config, 'host' | 'databaseUrl' | 'logFormat'>;

/**
 * Announces that the service is listening. In the log format for people, prints a sentence, even if the log level would
 * hide it. Otherwise, writes a log line.
 */
export function announce(server: Server, config: AnnouncedConfig, log: Logger): void {
  const { version } = JSON.parse(readFileSync(findPackageJSON(import.meta.url) as string, 'utf8'));
  const { port } = server.address() as AddressInfo;
  const url = addressOf(config.host, port);
  const database = databaseOf(config.databaseUrl);
  const node = process.versions.node;
  const seconds = process.uptime().toFixed(1);
  if (config.logFormat === 'pretty') {
    console.log(`Academy platform API ${version} serves ${url} on ${database} (node ${node}), ready in ${seconds} s`);
  } else {
    log.info({ host: config.host, port, url, database, version, node, readyInS: Number(seconds) }, 'listening');
  }
}

/** If mail is off, warns, and names the missing settings and the functions that do not work. */
export function tellOfMail(config: MailConfig, log: Logger): void {
  const missing = missingForMail(config);
  if (missing.length === 0) return;
  const text =
    'mail is off: nobody can reset a password or verify an address, is told of a changed password or a disabled webhook ' +
    'endpoint, and whoever invites somebody has to hand on the token';
  log.warn({ missing }, text);
}

/** Returns the address of the service: `http://127.0.0.1:4000`. */
export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Returns a description of the database without credentials: `PostgreSQL db:5432/academy`. */
function databaseOf(url: string): string {
  if (url.startsWith('sqlite:')) return `SQLite ${url.slice('sqlite:'.length)}`;
  const { host, pathname } = new URL(url);
  return `PostgreSQL ${host}${pathname}`;
}
