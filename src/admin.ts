import { hostname, userInfo } from 'node:os';
import { type Config, loadConfig } from './config.ts';
import { resetTokenFor } from './features/identity/auth/account/reset-link.ts';
import { setSuperAdmin, superAdmins } from './features/identity/auth/super-admins.ts';
import type { Database } from './platform/database/database.ts';
import { assertCurrent } from './platform/database/migrations.ts';
import { linkBase, linkTo } from './platform/mail/links.ts';
import { readArguments, UsageError } from './process/command-line.ts';
import { failedStart } from './process/failed-start.ts';
import { openServiceDatabase } from './service/services.ts';

const COMMAND = {
  takesWords: true,
  usage: `npm run admin -- grant EMAIL    makes a user who has registered a Super Admin
npm run admin -- revoke EMAIL   takes it back
npm run admin -- reset EMAIL    prints a link by which a user chooses a new password, once, within 30 minutes
npm run admin -- list           shows the Super Admins, and who made them

On the database of DATABASE_URL. Each change is kept in the table operator_actions, with the account that made it.
Links lead to APP_URL or PUBLIC_URL.`,
};

const CHANGES = ['grant', 'revoke', 'reset'];

/** Runs `npm run admin`, the operators' commands for the shell. */
async function main(): Promise<void> {
  const [verb = '', email, ...more] = readArguments(COMMAND).words;
  const isRight = verb === 'list' ? email === undefined : CHANGES.includes(verb) && email && !more[0];
  if (!isRight) throw new UsageError('Say grant, revoke, reset or list, and the e-mail address of one user.', COMMAND);
  const config = loadConfig(process.env, 'tool');
  const database = await openServiceDatabase(config);
  try {
    await assertCurrent(database);
    if (email === undefined) await list(database);
    else if (verb === 'reset') await reset(database, config, email);
    else await change(database, email, verb === 'grant');
  } finally {
    await database.close();
  }
}

async function list(database: Database): Promise<void> {
  const admins = await superAdmins(database);
  if (admins.length === 0) console.log('There is no Super Admin yet: npm run admin -- grant EMAIL makes one.');
  for (const { email, name, granted } of admins) {
    console.log(`${email}  ${name}  ${granted ? `since ${granted.at}, by ${granted.by}` : 'from the demo data'}`);
  }
}

async function change(database: Database, email: string, isSuperAdmin: boolean): Promise<void> {
  const outcome = await setSuperAdmin(database, email, isSuperAdmin, operator());
  const now = isSuperAdmin ? 'a Super Admin' : 'no Super Admin';
  if (outcome === 'unknown') tellUnknown(email);
  else console.log(`${email} ${outcome === 'changed' ? 'is now' : 'was already'} ${now}.`);
}

async function reset(database: Database, config: Config, email: string): Promise<void> {
  const token = await resetTokenFor(database, email, operator());
  if (token === null) tellUnknown(email);
  else if (linkBase(config) === null) {
    console.log(`${token}
This token works once, within 30 minutes: POST /api/v1/auth/reset-password with
{"token": "…", "password": "…", "password_confirmation": "…"}. With PUBLIC_URL or APP_URL it would be a link.`);
  } else {
    console.log(`${linkTo(config, '/account/reset', token)}
Whoever opens it chooses the password of ${email}: hand it to nobody else. It works once, within 30 minutes.`);
  }
}

/** Returns the operating system's user and the machine, as the name of the operator. */
const operator = (): string => `${userInfo().username}@${hostname()}`;

function tellUnknown(email: string): void {
  console.error(`Nobody has registered with ${email}. They register first (POST /api/v1/auth/register).`);
  process.exitCode = 1;
}

main().catch(failedStart);
