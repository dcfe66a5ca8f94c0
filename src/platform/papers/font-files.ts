import { createRequire } from 'node:module';
import { isRightToLeft, needsGlyph } from './clean-text.ts';
import { type Coverage, readCoverage } from './coverage.ts';
import { graphemesOf } from './graphemes.ts';

export const FONT_STYLES = ['regular', 'bold', 'serif', 'serifBold'] as const;

/** A style of texts on papers. */
export type FontStyle = (typeof FONT_STYLES)[number];

const FILES: Readonly<Record<FontStyle, string>> = {
  regular: 'DejaVuSans',
  bold: 'DejaVuSans-Bold',
  serif: 'DejaVuSerif',
  serifBold: 'DejaVuSerif-Bold',
};

/** A font file, and the characters that it prints. */
export interface FontFile {
  readonly path: string;
  readonly coverage: Coverage;
  /** True for a font of PDF_FONTS. Only these fonts are used for scripts that are written from right to left. */
  readonly isChosen: boolean;
}

/** Returns the path of the service's own font for a style. */
const embedded = (style: FontStyle): string =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${FILES[style]}.ttf`);

const coverages = new Map<string, Coverage>();

function fontFile(path: string, isChosen: boolean): FontFile {
  const coverage = coverages.get(path) ?? readCoverage(path);
  coverages.set(path, coverage);
  return { path, coverage, isChosen };
}

/** Returns the fonts of a style in the order in which they are tried. `chosen` are the paths of PDF_FONTS. */
export const fontsOf = (style: FontStyle, chosen: readonly string[]): FontFile[] =>
  [...new Set([style, 'regular'] as const)]
    .map((each) => fontFile(embedded(each), false))
    .toSpliced(1, 0, ...chosen.map((path) => fontFile(path, true)));

/** Returns true if the font prints all characters of a text. */
export function prints({ coverage, isChosen }: FontFile, text: string): boolean {
  if (!isChosen && isRightToLeft(text)) return false;
  for (const character of text) {
    if (needsGlyph(character) && !coverage.has(character.codePointAt(0) ?? 0)) return false;
  }
  return true;
}

/** Returns true if each character of a text is printed by one of the fonts. */
export const printsAll = (fonts: readonly FontFile[], text: string): boolean =>
  graphemesOf(text).every((grapheme) => fonts.some((font) => prints(font, grapheme)));
