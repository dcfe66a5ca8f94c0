import { drawMark } from '../../../platform/papers/frame.ts';
import type { Sheet } from '../../../platform/papers/sheet.ts';
import type { Box } from '../../../platform/papers/text-style.ts';

/** The distance of the frame from the edges of the page, in points. */
const FRAME = 30;

/** The widths of the lines of the frame. */
const LINES = { outer: 3, inner: 0.75, gap: 6 };

/** The opacity of the white veil between a background picture and the texts. */
const VEIL = 0.85;

/**
 * The darkest possible background of a text: a black picture under the white veil. Colours of texts must have enough
 * contrast with this colour.
 */
export const VEILED = '#d9d9d9';

/** The parts of a page under its texts. */
export interface Ground {
  /** A picture, as large as the page allows. */
  readonly background: Uint8Array | null;
  /** The colour of the frame. */
  readonly primary: string;
  /** A word across the page. */
  readonly mark: string | null;
}

/** Draws the background picture with a white veil inside the frame, the frame, and the word across the page. */
export function drawGround(sheet: Sheet, { background, primary, mark }: Ground): void {
  const { doc } = sheet;
  const { width, height } = doc.page;
  const boxAt = (distance: number): Box => ({
    ...{ x: distance, y: distance },
    ...{ width: width - 2 * distance, height: height - 2 * distance },
  });
  if (background) {
    sheet.picture(background, boxAt(0), 'center');
    doc.save().fillOpacity(VEIL);
    sheet.fill(boxAt(FRAME), '#ffffff');
    doc.restore();
  }
  const line = (distance: number, thickness: number) => {
    const { x, y, width: across, height: down } = boxAt(distance);
    doc.rect(x, y, across, down).lineWidth(thickness).stroke(primary);
  };
  line(FRAME, LINES.outer);
  line(FRAME + LINES.gap, LINES.inner);
  if (mark !== null) drawMark(sheet, mark);
}
