import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { runNode } from '../../support/process.ts';

/** Returns the log lines of a program. */
async function linesOf(source: string): Promise<string[]> {
  const module = new URL('../../../src/platform/http/logger.ts', import.meta.url);
  const program = `import { createLogger } from '${module}'; const log = createLogger({ logLevel: 'info' }); ${source}`;
  const { child, exit } = runNode(['--input-type=module', '--eval', program], {});
  const [written] = await Promise.all([text(child.stdout as never), exit]);
  return written.split('\n').filter((line) => line.startsWith('{'));
}

describe('log lines that are buffered in memory', () => {
  it('are all written in order when the process ends normally', async () => {
    const lines = await linesOf(`for (let i = 0; i < 1000; i++) log.info({ i });`);
    expect(lines.map((line) => JSON.parse(line).i)).toEqual(Array.from({ length: 1000 }, (_, i) => i));
  });

  it.each([
    ['exits', 'process.exit(3)'],
    ['fails', "throw new Error('broken')"],
  ])('are all written when the process %s in the same turn of the event loop', async (_how, end) => {
    const lines = await linesOf(`for (let i = 0; i < 100; i++) log.info({ i }); ${end};`);
    // a line that is being written may come after the lines that are written at exit
    const numbers = lines.map((line): number => JSON.parse(line).i);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });

  it('are written while the process runs, even if the lines are long', async () => {
    const lines = await linesOf(`
      log.info({ i: 0 }); log.info({ text: 'x'.repeat(20_000) }); log.info({ i: 1 });
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_000);`);
    expect(lines.map((line) => JSON.parse(line).i)).toEqual([0, undefined, 1]);
  });
});
