import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from './pages.ts';

it('the docs mention only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const texts = [...PAGES, 'CONTRIBUTING.md'].map((page) => [page, readFileSync(page, 'utf8')] as const);
  const missing = texts.flatMap(([page, text]) =>
    [...text.matchAll(/npm run (?:--silent )?([a-z:]+)/g)]
      .filter(([, name]) => !((name as string) in scripts))
      .map(([line]) => `${page}: ${line}`),
  );
  expect(missing).toEqual([]);
});

it('README.md fits on one screen', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(161);
});
