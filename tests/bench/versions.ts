import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { EngineName } from './arguments.ts';
import type { AcademyFacts } from './data.ts';

const run = promisify(execFile);

/** The root folder of the project, in the current version. */
export const HERE = fileURLToPath(new URL('../..', import.meta.url));

const SCRIPT = fileURLToPath(new URL('./version-data.ts', import.meta.url));

/** Another version of the service, installed and built in its own folder. */
export interface Version {
  /** Name of the commit as given on the command line. */
  readonly name: string;
  readonly folder: string;
}

/** A version with a seeded database, in its own PostgreSQL server. */
export interface FilledVersion extends Version {
  readonly url: string;
  readonly reading: AcademyFacts;
  readonly writing: AcademyFacts;
  remove(): Promise<void>;
}

/**
 * Installs and builds a commit in a folder below the system's temporary folder. Later runs reuse this folder. Throws an
 * Error for an unknown commit.
 */
export async function prepareVersion(name: string, say: (text: string) => void): Promise<Version> {
  const { stdout } = await run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
    cwd: HERE,
  }).catch(() => {
    throw new Error(`${name} is no commit.`);
  });
  const commit = stdout.trim();
  const versions = join(tmpdir(), 'academy-bench-versions');
  const folder = join(versions, commit);
  if (await exists(folder)) return { name, folder };
  say(`installing ${name} in ${folder}\n`);
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const archive = join(unfinished, 'version.tar');
    await run('git', ['archive', `--output=${archive}`, commit], { cwd: HERE });
    await run('tar', ['-xf', archive], { cwd: unfinished });
    await rm(archive);
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: unfinished });
    await run('npm', ['run', 'build'], { cwd: unfinished });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return { name, folder };
}

/** Fills a database with the code of the version's own benchmark, because each version has its own tables. */
export async function fillVersion(version: Version, engine: EngineName): Promise<FilledVersion> {
  const { folder } = version;
  const child = fork(SCRIPT, [folder, engine], { execArgv: ['--disable-warning=ExperimentalWarning'], cwd: folder });
  const exited = once(child, 'exit');
  const filled = await Promise.race([once(child, 'message'), exited.then(() => null)]);
  if (!filled) throw new Error(`The bench of ${folder} made no database.`);
  const [facts] = filled as [Pick<FilledVersion, 'url' | 'reading' | 'writing'>];
  return {
    ...version,
    ...facts,
    async remove() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
