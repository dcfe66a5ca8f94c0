import bidiModule, { type Bidi } from 'bidi-js';
import { isRightToLeft } from './clean-text.ts';
import { graphemesOf } from './graphemes.ts';

// the library is a CommonJS module, but its types describe an ES module
const bidi = (bidiModule as unknown as () => Bidi)();

interface Part {
  text: string;
  readonly level: number;
}

/**
 * Splits a line into parts, in the order in which they are drawn from left to right (UAX 9). Each part has one direction,
 * and is a word or a space. The font library orders the letters inside a word.
 */
export function visualParts(line: string): string[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const parts: Part[] = [];
  for (let at = 0; at < line.length; at++) {
    const level = levels[at] ?? 0;
    const text = mirrored.get(at) ?? line.charAt(at);
    const last = parts.at(-1);
    if (last && last.level === level && (last.text === ' ') === (text === ' ')) last.text += text;
    else parts.push({ text, level });
  }
  return reordered(parts).map(({ text, level }) =>
    level % 2 === 1 && !isRightToLeft(text) ? graphemesOf(text).reverse().join('') : text,
  );
}

/** Reverses each sequence of parts at or above a level, from the highest level to the lowest odd one (rule L2). */
function reordered(parts: readonly Part[]): Part[] {
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  let ordered = [...parts];
  for (let level = highest; level >= 1; level--) {
    const next: Part[] = [];
    let run: Part[] = [];
    for (const part of ordered) {
      if (part.level >= level) run.push(part);
      else {
        next.push(...run.reverse(), part);
        run = [];
      }
    }
    ordered = [...next, ...run.reverse()];
  }
  return ordered;
}
