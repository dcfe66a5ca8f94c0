import { once } from 'node:events';
import { expect, it } from 'vitest';
import { runNode } from '../support/process.ts';

/** A process that starts a program like a test does, and prints its id. */
const PARENT = `
import { runNode } from ${JSON.stringify(new URL('../support/process.ts', import.meta.url).href)};
console.log(runNode(['-e', 'setInterval(() => {}, 1000)'], {}).child.pid);`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a program started by a test ends when the process of the test is killed', async () => {
  const parent = runNode(['--input-type=module', '-e', PARENT], {});
  const [printed] = await once(parent.child.stdout as NodeJS.ReadableStream, 'data');
  const pid = Number(printed);
  expect(isRunning(pid)).toBe(true);
  parent.child.kill('SIGKILL');
  await parent.exit;
  await expect.poll(() => isRunning(pid)).toBe(false);
});
