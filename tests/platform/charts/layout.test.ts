import { expect, it } from 'vitest';
import { shortenName } from '../../../src/platform/charts/layout.ts';

it.each([
  ['one two three', 9, 7, 'one two\nthree'],
  ['one', 9, 7, 'one'],
  ['', 9, 7, ''],
  ['abcdefghij kl', 9, 4, 'abcd\nefgh\nij\nkl'],
  ['\u{1f600}\u{1f600}\u{1f600}', 9, 2, '\u{1f600}\u{1f600}\n\u{1f600}'],
  ['Learn to Swim', 1, 28, 'Learn to Swim'],
  ['Learn to Swim, level three', 1, 15, 'Learn to Swim,…'],
  ['Learn to Swim, level three', 2, 15, 'Learn to Swim,\nlevel three'],
  ['Learn to Swim, level three, evening', 2, 15, 'Learn to Swim,\nlevel three, e…'],
])('shortenName shortens %j to at most %i lines of %i characters', (name, lines, characters, text) => {
  expect(shortenName(name, { lines, characters })).toBe(text);
});
