import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scratch } from './scratch.ts';

const FOLDER = 'src/features/academics/lockers';
const fixture = (name: string): string => readFileSync(join(import.meta.dirname, 'locker', `${name}.txt`), 'utf8');

/** Writes the files of a new resource that CONTRIBUTING lists as written by hand. */
export function writeLocker(scratch: Scratch): void {
  for (const kind of ['entity', 'inputs', 'resource', 'service']) {
    scratch.add(`${FOLDER}/locker.${kind}.ts`, fixture(`locker.${kind}.ts`));
  }
  const index = 'src/features/index.ts';
  const rooms = `import { rooms } from './academics/rooms/room.resource.ts';\n`;
  scratch.insert(index, `import { lockers } from './academics/lockers/locker.resource.ts';\n`, rooms);
  scratch.insert(index, '  lockers,\n', '  batches,\n');
  scratch.add('tests/features/academics/lockers/create-locker.test.ts', fixture('create-locker.test.ts'));
  scratch.insert('CHANGELOG.md', '- Lockers (`lockers`, `/lockers`).\n', '- ');
}
