import type PDFDocument from 'pdfkit';
import { drawFacts, type Fact } from './facts.ts';
import type { FontBook } from './font-book.ts';
import { formatsFor, type PaperFormats } from './formats.ts';
import { drawFrame, drawMark } from './frame.ts';
import type { PaperSettings } from './paper.ts';
import { type PaperColours, paperColours } from './paper-colours.ts';
import { drawPicture, type OpenPicture } from './picture.ts';
import { drawQr } from './qr-code.ts';
import { drawTable, type Table } from './table.ts';
import { LineBreaker, type TextLine } from './text-lines.ts';
import { type Box, type FittedStyle, lineHeight, type TextStyle } from './text-style.ts';

/** A document of the library for PDF files. */
export type PdfDocument = InstanceType<typeof PDFDocument>;

/**
 * The distances, in points, between the content and the edges of the paper. The space at the bottom has room for the
 * page number.
 */
const MARGINS = { side: 48, top: 44, bottom: 56 };

/** The distance from the top of a line to its baseline, as a multiple of the font size. */
const BASELINE = 1.02;

const LEAST_SIZE = 6;

/** The pages of a paper, and the functions that draw on them. `y` is the position of the next text. */
export class Sheet {
  readonly doc: PdfDocument;
  readonly book: FontBook;
  readonly settings: PaperSettings;
  readonly colours: PaperColours;
  readonly formats: PaperFormats;
  /** The pictures that were drawn, by their bytes; null for a picture that cannot be drawn. */
  readonly pictures = new Map<Uint8Array, OpenPicture | null>();
  /** Resolves when the pictures that were drawn so far are decoded. */
  decoding: Promise<void> = Promise.resolve();
  y: number = MARGINS.top;
  readonly #breaker: LineBreaker;

  constructor(doc: PdfDocument, book: FontBook, settings: PaperSettings) {
    this.doc = doc;
    this.book = book;
    this.settings = settings;
    this.colours = paperColours(settings.look.primaryColor);
    this.formats = formatsFor(settings.look.locale, (text) => book.prints(text));
    this.#breaker = new LineBreaker(book);
  }

  get left(): number {
    return MARGINS.side;
  }

  /** The width of the content. */
  get width(): number {
    return this.doc.page.width - 2 * MARGINS.side;
  }

  /** The lower edge of the content. */
  get bottom(): number {
    return this.doc.page.height - MARGINS.bottom;
  }

  /** Begins a page. `mark` is a word that is printed across the page. */
  addPage(mark: string | null = this.settings.mark ?? null): void {
    const isFirst = this.doc.bufferedPageRange().count === 0;
    this.doc.addPage();
    this.y = MARGINS.top;
    if (mark !== null) drawMark(this, mark);
    if (!this.settings.isBare) drawFrame(this, isFirst);
  }

  /**
   * Begins a new page if content of the given height does not fit on the current page. Returns true if it began a new
   * page.
   */
  ensure(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.addPage();
    return true;
  }

  /** Breaks a text into lines that fit into a width. */
  lines(text: string, { size = 10, font = 'regular' }: TextStyle, width: number): TextLine[] {
    return this.#breaker.lines(text, font, size, width);
  }

  /** Returns the height of a text that is broken into lines of the given width. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return this.lines(text, style, width).length * lineHeight(style);
  }

  /**
   * Writes a text across the whole width, beginning at `y`, on as many pages as it needs. `after` is the space below
   * the text.
   */
  write(text: string, style: TextStyle = {}, after = 0): void {
    for (const line of this.lines(text, style, this.width)) {
      this.ensure(lineHeight(style));
      this.#drawLine(line, style, { x: this.left, y: this.y, width: this.width });
      this.y += lineHeight(style);
    }
    this.y += after;
  }

  /** Writes a text at a place, and returns its height. `y` does not change. */
  place(text: string, style: TextStyle, place: Omit<Box, 'height'>): number {
    return this.placeLines(this.lines(text, style, place.width), style, place);
  }

  /** Writes lines at a place, and returns their height. */
  placeLines(lines: readonly TextLine[], style: TextStyle, { x, y, width }: Omit<Box, 'height'>): number {
    lines.forEach((line, index) => {
      this.#drawLine(line, style, { x, y: y + index * lineHeight(style), width });
    });
    return lines.length * lineHeight(style);
  }

  /**
   * Writes a text into a box, vertically centred. If the text does not fit, writes it in smaller letters. Returns the
   * size of the letters.
   */
  fit(text: string, style: FittedStyle, box: Box): number {
    let { size = 10 } = style;
    while (size > (style.least ?? LEAST_SIZE) && this.heightOf(text, { ...style, size }, box.width) > box.height) {
      size -= 0.5;
    }
    const fitted = { ...style, size };
    const free = box.height - this.heightOf(text, fitted, box.width);
    this.place(text, fitted, { ...box, y: box.y + Math.max(0, free / 2) });
    return size;
  }

  /** Draws a line across the content. */
  rule(colour: string = this.colours.line, thickness = 0.75): void {
    this.fill({ x: this.left, y: this.y, width: this.width, height: thickness }, colour);
    this.y += thickness;
  }

  /** Fills a box. */
  fill({ x, y, width, height }: Box, colour: string): void {
    this.doc.rect(x, y, width, height).fill(colour);
  }

  /** Draws labels with their values. `after` is the space after them. */
  facts(facts: readonly Fact[], after = 0): void {
    drawFacts(this, facts);
    this.y += after;
  }

  /** Draws a table, over as many pages as it needs. */
  table(table: Table): void {
    drawTable(this, table);
  }

  /** Draws a PNG or JPEG picture into a box, as large as possible. Returns its place; null if it cannot be drawn. */
  picture(bytes: Uint8Array, box: Box, align: 'left' | 'center' = 'left'): Box | null {
    return drawPicture(this, bytes, { box, align });
  }

  /** Draws a QR code with a margin, black on white. */
  qr(text: string, x: number, y: number, size: number): void {
    drawQr(this, text, { x, y, width: size, height: size });
  }

  #drawLine({ runs, width }: TextLine, style: TextStyle, place: Omit<Box, 'height'>): void {
    const { size = 10, colour = this.colours.text, align = 'left' } = style;
    const free = place.width - width;
    let x = place.x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    for (const run of runs) {
      this.doc.font(run.font).fontSize(size).fillColor(colour);
      this.doc.text(run.text, x, place.y + BASELINE * size, { lineBreak: false, baseline: 'alphabetic' });
      x += run.width;
    }
  }
}
