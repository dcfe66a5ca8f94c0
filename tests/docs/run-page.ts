import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

/** Runs the steps of a page exactly as printed, one after another in one shell. Returns the output of each step. */
export async function runSteps(steps: readonly Step[], url: string, today: string): Promise<string[]> {
  const script = [prelude(url, today), ...steps.map(({ script }) => `${script}\nprintf '\\n${END}\\n'`)].join('\n');
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { maxBuffer: 64 * 1024 * 1024 });
  return stdout
    .split(END)
    .slice(0, steps.length)
    .map((text) => text.replaceAll(url, DEMO).trim());
}
