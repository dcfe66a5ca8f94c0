import { readFileSync } from 'node:fs';
import type { Extent } from './scratch.ts';

/** The extent of a change in total, and the extent of its part that is written by hand. */
export interface Stated {
  readonly all: Extent;
  readonly byHand: Extent;
}

/**
 * Returns the extent that a section of CONTRIBUTING states. The section contains the sentence "9 files in 13 places, of
 * which 3 files in 3 places are written by hand".
 */
export function statedIn(section: string): Stated {
  const [, text = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  const counts = [...own.replaceAll(/\s+/g, ' ').matchAll(/(\d+) files in (\d+) places/g)].map(
    ([, files, places]): Extent => ({ files: Number(files), places: Number(places) }),
  );
  const [all, byHand] = counts;
  if (!all || !byHand) throw new Error(`CONTRIBUTING does not count "${section}".`);
  return { all, byHand };
}
