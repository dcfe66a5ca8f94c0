// Fills a database with the benchmark of the version in a folder. Sends the database's address, and removes the
// database when the parent process disconnects.
import 'reflect-metadata';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const [folder, engine] = process.argv.slice(2);
const { makeDataset } = await import(`${pathToFileURL(folder as string)}/tests/bench/data.ts`);
const { url, reading, writing, remove } = await makeDataset(engine);
const released = once(process, 'disconnect');
process.send?.({ url, reading: namedAlike(reading), writing: namedAlike(writing) });
await released;
await remove();
process.exit(0);

/** Renames the field `adminEmail` of older versions to `email`. */
function namedAlike({ adminEmail, ...facts }: { adminEmail?: string }): object {
  return adminEmail === undefined ? facts : { ...facts, email: adminEmail };
}
