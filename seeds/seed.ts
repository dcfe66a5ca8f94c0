import 'reflect-metadata';
import { UsageError } from '../src/command-line.ts';
import { ConfigError, loadConfig } from '../src/config.ts';
import { hashPassword } from '../src/features/auth/passwords.ts';
import { entities, subscribers } from '../src/features/index.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { DatabaseStateError, migrate } from '../src/platform/database/migrations.ts';
import { refuseAlienFile } from '../src/platform/database/refuse-alien-file.ts';
import { utcToday } from './calendar.ts';
import { DEMO_PASSWORD } from './demo.ts';
import { SeedsExistError, seedAcademies } from './seed-academies.ts';
import { parseSeedArguments } from './seed-arguments.ts';

async function main(): Promise<void> {
  const size = parseSeedArguments();
  const { databaseUrl } = loadConfig(process.env, 'tool');
  const started = performance.now();
  await refuseAlienFile(databaseUrl);
  const database = await openDatabase({ url: databaseUrl, entities, subscribers });
  try {
    await migrate(database);
    const admins = await seedAcademies(database, size, await hashPassword(DEMO_PASSWORD), utcToday());
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${size.academies} academies of ${size.students} students in ${seconds} s.`);
    console.log(`Sign in as ${admins[0]}, password ${DEMO_PASSWORD}.`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else if ([ConfigError, DatabaseStateError, SeedsExistError].some((known) => error instanceof known)) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } else {
    throw error;
  }
}
