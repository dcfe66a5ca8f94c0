import bidiModule, { type Bidi } from 'bidi-js';
import { expect, test } from 'vitest';
import { visualParts } from '../../../src/platform/papers/bidi.ts';
import { isRightToLeft } from '../../../src/platform/papers/clean-text.ts';

const bidi = (bidiModule as unknown as () => Bidi)();

/** Reverses the letters of a word, as the font library does. */
const drawn = (part: string): string => (isRightToLeft(part) ? [...part].reverse().join('') : part);

test('visualParts orders the parts of a line by the Unicode Bidirectional Algorithm', () => {
  const lines = [
    'Name: שלום עולם (12) מרים',
    'שלום (abc) 45 עולם',
    'محمد علي 2026 Ali',
    'one two',
    'שלום',
    '(מרים) [x] «y»',
  ];
  for (const line of lines) {
    const expected = bidi.getReorderedString(line, bidi.getEmbeddingLevels(line));
    expect(visualParts(line).map(drawn).join(''), line).toBe(expected);
  }
});
