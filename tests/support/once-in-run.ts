import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { asAdmin } from './as-admin.ts';

/**
 * Runs `make`, unless a process of this run has made the thing called `name` already. Processes that call this function
 * with the same name wait for each other. If `make` fails, the next call tries again.
 */
export async function onceInRun(name: string, make: () => Promise<void>): Promise<void> {
  const mark = join(inject('sqliteFolder'), `${name}.made`);
  await asAdmin(`${inject('postgresUrl')}/postgres`, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (existsSync(mark)) return;
    await make();
    await writeFile(mark, '');
  });
}
