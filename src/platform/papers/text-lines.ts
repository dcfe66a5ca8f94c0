import { visualParts } from './bidi.ts';
import { cleanText, isRightToLeft } from './clean-text.ts';
import type { FontBook, FontRun } from './font-book.ts';
import type { FontStyle } from './font-files.ts';
import { graphemesOf } from './graphemes.ts';

/** A run in a line, with its width. */
export interface LineRun extends FontRun {
  readonly width: number;
}

/** A line of text: its runs from left to right. */
export interface TextLine {
  readonly runs: readonly LineRun[];
  readonly width: number;
}

/** Differences of widths below this number of points are rounding errors. */
const ROUNDING = 0.01;

/** Breaks texts into lines that are not wider than the available width. */
export class LineBreaker {
  readonly #book: FontBook;
  readonly #widths = new Map<string, number>();

  constructor(book: FontBook) {
    this.#book = book;
  }

  /** Returns the lines of a text. A word that is wider than a line is broken between two letters. */
  lines(text: string, font: FontStyle, size: number, width: number): TextLine[] {
    const most = (width + ROUNDING) / size;
    return cleanText(text)
      .split('\n')
      .flatMap((paragraph) => this.#broken(paragraph, font, most))
      .map((line) => this.#lineOf(line, font, size));
  }

  /** Breaks a paragraph into lines. `most` is the available width for the font size 1. */
  #broken(paragraph: string, font: FontStyle, most: number): string[] {
    const lines: string[] = [];
    let [line, width] = ['', 0];
    for (const token of paragraph.match(/ +|[^ ]+/g) ?? []) {
      const added = this.#widthOf(token, font);
      if (width + added <= most || (token.startsWith(' ') && line !== '')) {
        line += token;
        width += added;
        continue;
      }
      if (token.startsWith(' ')) continue;
      if (line.trim() !== '') lines.push(line);
      const pieces = added <= most ? [token] : this.#pieces(token, font, most);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
      width = this.#widthOf(line, font);
    }
    return [...lines, line].map((each) => each.replace(/ +$/, ''));
  }

  /** Breaks a long word. Each piece has at least one letter. */
  #pieces(word: string, font: FontStyle, most: number): string[] {
    const pieces: string[] = [];
    let [piece, width] = ['', 0];
    for (const grapheme of graphemesOf(word)) {
      const added = this.#widthOf(grapheme, font);
      if (piece !== '' && width + added > most) {
        pieces.push(piece);
        [piece, width] = ['', 0];
      }
      piece += grapheme;
      width += added;
    }
    return [...pieces, piece];
  }

  #lineOf(line: string, font: FontStyle, size: number): TextLine {
    const parts = isRightToLeft(line) ? visualParts(line) : [line];
    const runs = parts
      .filter((part) => part !== '')
      .flatMap((part) => this.#book.runs(font, part))
      .map((run) => ({ ...run, width: this.#widthOfRun(run) * size }));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  #widthOf(text: string, font: FontStyle): number {
    return this.#book.runs(font, text).reduce((sum, run) => sum + this.#widthOfRun(run), 0);
  }

  #widthOfRun(run: FontRun): number {
    const key = `${run.font}\0${run.text}`;
    const width = this.#widths.get(key) ?? this.#book.widthOf(run);
    this.#widths.set(key, width);
    return width;
  }
}
