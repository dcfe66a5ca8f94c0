import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { FONT_STYLES, type FontFile, type FontStyle, fontsOf, prints, printsAll } from './font-files.ts';
import { graphemesOf } from './graphemes.ts';

/** A part of a text that one font prints. */
export interface FontRun {
  readonly text: string;
  readonly font: string;
}

/** Replaces characters that no font prints. */
const REPLACEMENT = '\uFFFD';

/**
 * The opened fonts of a process: the service's own fonts and the fonts of PDF_FONTS. All papers share the opened fonts.
 */
export class FontBook {
  readonly #chosen: readonly string[];
  readonly #opened = new Map<string, Font>();
  readonly #styles = new Map<FontStyle, FontFile[]>();

  constructor(chosen: readonly string[]) {
    this.#chosen = chosen;
  }

  /** The paths of all fonts. */
  get paths(): ReadonlySet<string> {
    return new Set(FONT_STYLES.flatMap((style) => this.#fontsOf(style)).map(({ path }) => path));
  }

  /**
   * Makes the fonts forget the glyphs of earlier papers. Otherwise, the bytes of a paper would depend on earlier
   * papers: if a font first used a glyph as a part of another glyph, the PDF file would map no letter to that glyph.
   * Opening the fonts again would be slower.
   */
  beginPaper(): void {
    for (const font of this.#opened.values()) Object.assign(font, { _glyphs: {} });
  }

  /** Returns the font of a file. */
  open(path: string): Font {
    const opened = this.#opened.get(path) ?? (create(readFileSync(path)) as Font);
    this.#opened.set(path, opened);
    return opened;
  }

  /** Returns true if each character of the text is printed by one of the fonts. */
  prints(text: string): boolean {
    return printsAll(this.#fontsOf('regular'), text);
  }

  /** Splits a text into runs, each in the first font that prints it. */
  runs(style: FontStyle, text: string): FontRun[] {
    const fonts = this.#fontsOf(style);
    const [first] = fonts;
    if (first && prints(first, text)) return [{ text, font: first.path }];
    const runs: { text: string; font: string }[] = [];
    for (const grapheme of graphemesOf(text)) {
      const font = fonts.find((each) => prints(each, grapheme));
      const drawn = font ? grapheme : REPLACEMENT;
      const path = (font ?? fonts.find((each) => prints(each, REPLACEMENT)))?.path ?? '';
      const last = runs.at(-1);
      if (last?.font === path) last.text += drawn;
      else runs.push({ text: drawn, font: path });
    }
    return runs;
  }

  /** Returns the width of a run at the font size 1. */
  widthOf({ text, font }: FontRun): number {
    const opened = this.open(font);
    return opened.layout(text).advanceWidth / opened.unitsPerEm;
  }

  #fontsOf(style: FontStyle): FontFile[] {
    const fonts = this.#styles.get(style) ?? fontsOf(style, this.#chosen);
    this.#styles.set(style, fonts);
    return fonts;
  }
}
