import { execFileSync, spawnSync } from 'node:child_process';
import { affected } from './affected.ts';

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Runs the tests of files that differ from the branch `main`, committed or not; further arguments are passed to Vitest.
 */
const [since = ''] = git('merge-base', 'main', 'HEAD');
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const { tests, unknown } = affected(changed);
if (unknown.length > 0) {
  process.stdout.write(`Any test may depend on these; npm test runs them all:\n${unknown.join('\n')}\n\n`);
}
const { status } = spawnSync('vitest', ['run', '--mode', 'changed', ...tests, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
