import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'tests/bench/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
].filter((path) => path.endsWith('.md') && existsSync(path));

/** Returns the paths in code spans and links of a text that do not exist. */
function missing(path: string, text: string): string[] {
  const named = [...text.matchAll(/`((?:src|rest|seeds|tests|docs)\/[\w./-]+?\.\w+)`/g)].map(
    ([, name]) => name as string,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, name]) =>
    join(dirname(path), name as string),
  );
  return [...named, ...linked].filter((name) => !existsSync(name));
}

describe('docs', () => {
  it.each(DOCS)('mention only files that exist: %s', (path) => {
    expect(missing(path, readFileSync(path, 'utf8'))).toEqual([]);
  });

  it('are reported if they mention a missing file', () => {
    expect(missing('docs/x.md', 'See `src/gone.ts`, [there](gone.md) and `src/app.ts`.')).toEqual([
      'src/gone.ts',
      'docs/gone.md',
    ]);
  });
});
