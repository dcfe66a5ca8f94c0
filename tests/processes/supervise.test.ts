import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WITH_PARENT } from '../support/process.ts';

const PROGRAM = fileURLToPath(new URL('./supervised.ts', import.meta.url));

/** Starts the program in another process; its workers end in the given way. */
function start(ending: string) {
  const child = spawn(process.execPath, [...WITH_PARENT, PROGRAM, ending], { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  // the output ends when the last process has ended
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 2_000);
    await ended;
    clearTimeout(late);
  });
  const serving = () => output.match(/^serving /gm)?.length ?? 0;
  const pauses = () => [...output.matchAll(/"pauseMs":(\d+)/g)].map(([, pause]) => Number(pause));
  return { child, ended, serving, pauses, output: () => output };
}

describe('primary process with workers', () => {
  it('exits with 1 if the first worker cannot start, and starts no other worker', async () => {
    const { ended, output } = start('before it serves');
    expect(await ended).toBe(1);
    expect(output()).toBe('');
  });

  it('replaces workers that die, after increasing pauses', async () => {
    const { pauses } = start('soon');
    await expect.poll(pauses).toEqual(expect.arrayContaining([100, 200, 400]));
    expect(pauses()).toEqual(pauses().toSorted((a, b) => a - b));
  });

  it('kills workers that do not stop in time, and exits with 1', async () => {
    const { child, ended, serving, output } = start('never');
    await expect.poll(serving).toBe(2);
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(output().match(/killing a worker/g)).toHaveLength(2);
  });

  it('causes its workers to end when it is killed', async () => {
    const { child, ended, serving } = start('with it');
    await expect.poll(serving).toBe(2);
    child.kill('SIGKILL');
    expect(await ended).toBe(null);
  });
});
