import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Matches calls that refuse a request with a text that is written in the call. The other texts are in `messages`. */
const REFUSALS =
  /(?:new AppError\(\s*'[A-Z_]+',|invalidField\(\s*[\w.']+,|\[(?=.(?:The|An?|Only) [^'`\]]*\.['`]\]))\s*(?:'((?:[^'\\]|\\.)+)'|`((?:[^`\\]|\\.)+)`)/g;

/** Every error text, in which `…` replaces a value. */
const texts = globSync('{src,rest}/**/*.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(REFUSALS)].map(([, plain, template]) =>
    (plain ?? template ?? '').replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '…').trim(),
  ),
);

it('docs/errors.md lists every error text with which the service refuses a request', () => {
  const page = readFileSync('docs/errors.md', 'utf8');
  const known = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(50);
  const isKnown = (text: string) => known.some((each) => each === text || text.endsWith(each as string));
  expect([...new Set(texts)].filter((text) => /\p{L}/u.test(text) && !isKnown(text))).toEqual([]);
});
