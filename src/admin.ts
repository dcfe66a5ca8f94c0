import { hostname, userInfo } from 'node:os';
import { openServiceDatabase } from './app.ts';
import { readArguments, UsageError } from './command-line.ts';
import { loadConfig } from './config.ts';
import { failedStart } from './failed-start.ts';
import { setSuperAdmin, superAdmins } from './features/auth/super-admins.ts';
import type { Database } from './platform/database/database.ts';
import { assertCurrent } from './platform/database/migrations.ts';

const COMMAND = {
  takesWords: true,
  usage: `npm run admin -- grant EMAIL    makes a user who has registered a Super Admin
npm run admin -- revoke EMAIL   takes it back
npm run admin -- list           shows the Super Admins, and who made them

On the database of DATABASE_URL. Each change is kept in the table operator_actions, with the account that made it.`,
};

/** `npm run admin`: what operators do from the shell. */
async function main(): Promise<void> {
  const [verb, email, ...more] = readArguments(COMMAND).words;
  const isRight = verb === 'list' ? email === undefined : (verb === 'grant' || verb === 'revoke') && email && !more[0];
  if (!isRight) throw new UsageError('Say grant, revoke or list, and the e-mail address of one user.', COMMAND);
  const database = await openServiceDatabase(loadConfig(process.env, 'tool'));
  try {
    await assertCurrent(database);
    if (email === undefined) await list(database);
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
  const outcome = await setSuperAdmin(database, email, isSuperAdmin, `${userInfo().username}@${hostname()}`);
  const now = isSuperAdmin ? 'a Super Admin' : 'no Super Admin';
  if (outcome === 'unknown') {
    console.error(`Nobody has registered with ${email}. They register first (POST /api/v1/auth/register).`);
    process.exitCode = 1;
  } else console.log(`${email} ${outcome === 'changed' ? 'is now' : 'was already'} ${now}.`);
}

main().catch(failedStart);
