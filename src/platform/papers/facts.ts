import type { Sheet } from './sheet.ts';
import { lineHeight, type TextStyle } from './text-style.ts';

/** A label and its value. Facts without a value are not printed. */
export type Fact = readonly [label: string, value: string | null];

const LABEL = { size: 9, share: 0.3 };
const GAP = 4;

/** Draws facts, one below the other: labels on the left, values on the right. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const { left, width, colours } = sheet;
  const label: TextStyle = { size: LABEL.size, colour: colours.muted };
  const value: TextStyle = { size: 10 };
  const widths = { label: width * LABEL.share - 10, value: width * (1 - LABEL.share) };
  for (const [name, text] of facts) {
    if (text === null || text === '') continue;
    const names = sheet.lines(name, label, widths.label);
    const values = sheet.lines(text, value, widths.value);
    for (let index = 0; index < Math.max(names.length, values.length); index++) {
      sheet.ensure(lineHeight(value));
      sheet.placeLines(names.slice(index, index + 1), label, { x: left, y: sheet.y + 1, width: widths.label });
      const place = { x: left + width * LABEL.share, y: sheet.y, width: widths.value };
      sheet.placeLines(values.slice(index, index + 1), value, place);
      sheet.y += lineHeight(value);
    }
    sheet.y += GAP;
  }
}
