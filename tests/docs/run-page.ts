import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Step } from './pages.ts';

const END = '=== end of a step ===';
const DEMO = 'http://127.0.0.1:4000';

/** Sends requests for the demo to `url`, and makes `date -u +%F` print `today`. */
const prelude = (url: string, today: string): string => `set -e
date() { [ "$*" = '-u +%F' ] && echo ${today}; }
curl() {
  for argument; do
    shift
    set -- "$@" "$(printf %s "$argument" | sed 's|${DEMO}|${url}|g')"
  done
  command curl "$@"
}`;

/**
 * Runs the steps of a page exactly as printed, one after another in one shell. Calls `afterStep` after each step, and
 * continues when it resolves. Returns the output of each step. Throws an Error if the shell fails.
 */
export async function runSteps(
  steps: readonly Step[],
  { url, today, afterStep }: { url: string; today: string; afterStep: () => Promise<void> },
): Promise<string[]> {
  // the shell waits for a line in file descriptor 3, which no command reads
  const pause = `printf '\\n${END}\\n'; read -r _ <&3`;
  const script = [prelude(url, today), ...steps.map(({ script }) => `${script}\n${pause}`)].join('\n');
  const shell = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const stdout = shell.stdout as Readable;
  const stderr = shell.stderr as Readable;
  const next = shell.stdio[3] as Writable;
  // the shell may have failed meanwhile
  next.on('error', () => undefined);
  const closed = once(shell, 'close');
  const errors = text(stderr);
  let output = '';
  let ended = 0;
  for await (const chunk of stdout.setEncoding('utf8')) {
    output += chunk;
    for (; ended < output.split(END).length - 1; ended++) {
      await afterStep();
      next.write('\n');
    }
  }
  const [code] = await closed;
  if (code !== 0) throw new Error(`The shell ended with ${code}: ${await errors}`);
  return output
    .split(END)
    .slice(0, steps.length)
    .map((part) => part.replaceAll(url, DEMO).trim());
}
