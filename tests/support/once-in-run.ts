import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { asAdmin } from './as-admin.ts';

const results = new Map<string, Promise<string>>();

/**
 * Returns the result of `make`, which runs only once in a run for each `name`. Other calls with this name, in any process
 * of the run, wait for the result. If `make` fails, the next process that needs the result tries again.
 */
export function onceInRun(name: string, make: () => Promise<string>): Promise<string> {
  const result = results.get(name) ?? inTurn(name, make);
  results.set(name, result);
  return result;
}

function inTurn(name: string, make: () => Promise<string>): Promise<string> {
  const kept = join(inject('sqliteFolder'), `${name}.made`);
  return asAdmin(`${inject('postgresUrl')}/postgres`, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (existsSync(kept)) return readFile(kept, 'utf8');
    const made = await make();
    await writeFile(kept, made);
    return made;
  });
}
