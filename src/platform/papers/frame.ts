import { filledIn, PAGE_WORDS, wordsIn } from './paper-words.ts';
import type { Sheet } from './sheet.ts';
import type { TextStyle } from './text-style.ts';

const LOGO = { width: 150, height: 54 };
const NAME: TextStyle = { size: 15, font: 'bold' };
const DETAILS: TextStyle = { size: 8 };

/** Draws the head of a page: the logo and the academy's name on the first page, one line on all other pages. */
export function drawFrame(sheet: Sheet, isFirst: boolean): void {
  const { look, title } = sheet.settings;
  if (isFirst) drawHead(sheet);
  else {
    sheet.write(`${look.name} – ${title}`, { size: 8, colour: sheet.colours.muted }, 4);
    sheet.rule();
    sheet.y += 12;
  }
}

function drawHead(sheet: Sheet): void {
  const { look, logo } = sheet.settings;
  const top = sheet.y;
  const drawn = logo ? sheet.picture(logo, { x: sheet.left, y: top, ...LOGO }) : null;
  const indent = drawn ? drawn.width + 16 : 0;
  const place = { x: sheet.left + indent, width: sheet.width - indent };
  let y = top;
  y += sheet.place(look.name, { ...NAME, colour: sheet.colours.accent }, { ...place, y });
  for (const line of look.details) {
    y += sheet.place(line, { ...DETAILS, colour: sheet.colours.muted }, { ...place, y });
  }
  sheet.y = Math.max(y, drawn ? drawn.y + drawn.height : 0) + 10;
  sheet.rule(sheet.colours.primary, 2.5);
  sheet.y += 20;
}

/** Writes the number of each page and the number of pages below the content, after all pages are drawn. */
export function drawFooters(sheet: Sheet): void {
  const { doc, settings } = sheet;
  const { count } = doc.bufferedPageRange();
  const { page } = wordsIn(settings.look.locale, PAGE_WORDS);
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    const text = filledIn(page, { number: index + 1, count });
    const style: TextStyle = { size: 8, colour: sheet.colours.muted };
    sheet.place(text, { ...style, align: 'right' }, { x: sheet.left, y: sheet.bottom + 16, width: sheet.width });
  }
}

/** The font size at which the width of a mark is measured, and the largest font size of a mark on the paper. */
const TRIAL_SIZE = 100;
const MOST_SIZE = 130;

/**
 * Draws the outline of a word diagonally across a page, from the lower left corner to the upper right corner. The
 * content is drawn on top of the word.
 */
export function drawMark(sheet: Sheet, word: string): void {
  const { doc, book, colours } = sheet;
  const { width, height } = doc.page;
  const [line] = sheet.lines(word, { size: TRIAL_SIZE, font: 'bold' }, Number.MAX_SAFE_INTEGER);
  if (!line) return;
  const diagonal = 0.8 * Math.hypot(width, height);
  const size = Math.min(MOST_SIZE, (TRIAL_SIZE * diagonal) / line.width);
  const angle = (-Math.atan2(height, width) * 180) / Math.PI;
  doc.save().rotate(angle, { origin: [width / 2, height / 2] });
  let x = (width - (line.width * size) / TRIAL_SIZE) / 2;
  for (const run of book.runs('bold', word)) {
    doc.font(run.font).fontSize(size).lineWidth(1.5).strokeColor(colours.warning);
    doc.text(run.text, x, height / 2 + size / 3, {
      lineBreak: false,
      baseline: 'alphabetic',
      fill: false,
      stroke: true,
    });
    x += book.widthOf(run) * size;
  }
  doc.restore();
}
