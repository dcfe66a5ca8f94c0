import { execFileSync } from 'node:child_process';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';

const ROOT = join(import.meta.dirname, '../..');

/**
 * True unless the test runner is in watch mode. In watch mode, tests load the sources, so that a changed source runs
 * the tests again.
 */
const isSingleRun = process.argv.includes('run');

/**
 * Loads the service in tests from `dist`, as Node does in production. This takes a third less processor time than
 * loading the sources, because the test runner transforms each source and calls its exports indirectly.
 */
export const compiledService: Plugin = {
  name: 'compiled-service',
  enforce: 'pre',
  apply: () => isSingleRun,
  resolveId(source, importer) {
    if (!importer || !/^\..*\.ts$/.test(source)) return null;
    const path = relative(ROOT, resolve(dirname(importer), source));
    if (!/^(src|rest|seeds)\//.test(path)) return null;
    return { id: join(ROOT, 'dist', path.replace(/ts$/, 'js')), external: true };
  },
};

/** Matches the paths of the compiled service. Node loads these modules, not the test runner. */
export const COMPILED = /\/dist\//;

/** Compiles the changed sources to `dist` without type checks. `npm run check` checks the types. */
export function compileService(): void {
  if (!isSingleRun) return;
  const compiler = join(ROOT, 'node_modules/.bin/tsc');
  execFileSync(compiler, ['-p', 'tsconfig.build.json', '--noCheck'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
