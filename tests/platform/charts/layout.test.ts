import { expect, it } from 'vitest';
import { breakLines, shortenName } from '../../../src/platform/charts/layout.ts';

it.each([
  ['one two three', 7, ['one two', 'three']],
  ['one', 7, ['one']],
  ['', 7, ['']],
  ['abcdefghij kl', 4, ['abcd', 'efgh', 'ij', 'kl']],
  ['\u{1f600}\u{1f600}\u{1f600}', 2, ['\u{1f600}\u{1f600}', '\u{1f600}']],
])('breakLines returns the lines of %j with %i characters', (text, characters, lines) => {
  expect(breakLines(text, characters)).toEqual(lines);
});

it.each([
  ['Learn to Swim', 1, 28, 'Learn to Swim'],
  ['Learn to Swim, level three', 1, 15, 'Learn to Swim,…'],
  ['Learn to Swim, level three', 2, 15, 'Learn to Swim,\nlevel three'],
  ['Learn to Swim, level three, evening', 2, 15, 'Learn to Swim,\nlevel three, e…'],
])('shortenName returns %j in %i lines of %i characters', (name, lines, characters, text) => {
  expect(shortenName(name, { lines, characters })).toBe(text);
});
