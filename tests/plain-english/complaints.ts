import { BEGINNING, CONSTRUCTIONS } from './constructions.ts';
import { prose, type Text, textsOf } from './texts.ts';

/** Begins the reason why a construction is right in a text. */
const EXCEPTION = 'plain-english: ';

/** Returns a line for each construction in the texts of a file that readers have to read twice. */
export const complaintsAbout = (path: string, source: string): string[] =>
  textsOf(path, source).flatMap((text) => complaintsOf(path, text));

function complaintsOf(path: string, { line, kind, text }: Text): string[] {
  const plain = prose(text);
  if (plain.includes(EXCEPTION)) return [];
  const isSentence = kind === 'prose' || kind === 'comment';
  return [...CONSTRUCTIONS, ...(isSentence ? [] : [BEGINNING])].flatMap(({ pattern, instead }) => {
    const found = pattern.exec(plain);
    if (!found) return [];
    const around = plain.slice(Math.max(0, found.index - 50), found.index + 50);
    return [`${path}:${line} ${kind}: "${found[0]}" (write ${instead}) in: ${around}`];
  });
}
