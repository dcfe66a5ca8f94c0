import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '../architecture/sources.ts';
import { onceInRun } from './once-in-run.ts';

/** Builds the guides with `npm run docs`, once in a run. Returns their folder in the build of the project. */
export const builtGuides = (): Promise<string> =>
  onceInRun('guides', async () => {
    await promisify(execFile)('npm', ['run', 'docs'], { cwd: PROJECT });
    return join(PROJECT, 'dist', 'guides');
  });
