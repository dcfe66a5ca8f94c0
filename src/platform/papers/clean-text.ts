/**
 * Matches control characters, characters that change the direction of the text, and other characters that are not
 * visible.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]|\p{Variation_Selector}/gu;

/** Matches characters for which a font needs no glyph: spaces and joiners. */
const NEEDS_NO_GLYPH = /^[\s\u200C\u200D]$/u;

/** Matches characters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Returns a text in one line, without invisible characters. */
export const inOneLine = (text: string): string => cleanText(text).replaceAll('\n', ' ');

/** Returns a text without invisible characters, in a composed form. Line breaks stay, and tabs become spaces. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.replaceAll(INVISIBLE, ''))
    .join('\n')
    .normalize('NFC');

/** Returns true if the text has characters of a script that is written from right to left. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Returns true if a character needs a glyph in a font. */
export const needsGlyph = (character: string): boolean => !NEEDS_NO_GLYPH.test(character);
