import 'reflect-metadata';
import { loadConfig } from '../src/config.ts';
import { hashPassword } from '../src/features/identity/auth/account/passwords.ts';
import { migrate } from '../src/platform/database/migrations.ts';
import { failedStart } from '../src/process/failed-start.ts';
import { openServiceDatabase } from '../src/service/services.ts';
import { utcToday } from './calendar.ts';
import { DEMO_PASSWORD } from './demo.ts';
import { seedAcademies } from './seed-academies.ts';
import { parseSeedArguments } from './seed-arguments.ts';

async function main(): Promise<void> {
  const size = parseSeedArguments();
  const config = loadConfig(process.env, 'tool');
  const started = performance.now();
  // without a timeout, because a reset deletes many rows in one statement
  const database = await openServiceDatabase(config, { timeout: 0 });
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

main().catch(failedStart);
