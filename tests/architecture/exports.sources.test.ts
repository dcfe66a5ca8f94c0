import { expect, it } from 'vitest';
import { exportsForTests } from './exports.ts';
import { PROJECT, parse, readSources } from './sources.ts';

/** Exports that only the tools in `tests` need, each with the tool. */
const FOR_TOOLS: Readonly<Record<string, string>> = {
  'src/features/insight/money/monthly.report.ts: monthly': 'npm run docs:generate draws its pictures',
};

it('every value that a test imports from src, rest or seeds is also imported by a file in these folders', () => {
  const sources = readSources(PROJECT, ['src', 'rest', 'seeds']);
  expect(exportsForTests(sources, readSources(PROJECT, ['tests']))).toEqual(Object.keys(FOR_TOOLS));
});

it('an export that only tests import is reported, even if a benchmark imports the compiled file', () => {
  const sources = [
    parse(
      'src/a.ts',
      'export const used = 1; export function tested() {} export const { inside: timed } = x; const own = 2;',
    ),
    parse('src/b.ts', "import { used } from './a.ts'; export class Whole {} export type Shape = string;"),
    parse('src/c.ts', 'export const unused = 1;'),
  ];
  const tests = [
    parse(
      'tests/a.test.ts',
      "import { tested as it, used } from '../src/a.ts'; import type { Shape } from '../src/b.ts';",
    ),
    parse(
      'tests/bench/b.ts',
      "import { timed } from '../../dist/src/a.js'; const whole = await import('../../src/b.ts');",
    ),
  ];
  expect(exportsForTests(sources, tests)).toEqual(['src/a.ts: tested', 'src/a.ts: timed', 'src/b.ts: Whole']);
});
