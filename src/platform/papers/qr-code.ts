import encodeQr from 'qr';
import type { Sheet } from './sheet.ts';
import type { Box } from './text-style.ts';

/** The white margin around a QR code, in modules (ISO 18004). */
const MARGIN = 4;

/** Draws a QR code, black on white. */
export function drawQr(sheet: Sheet, text: string, { x, y, width }: Box): void {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: MARGIN });
  const module = width / rows.length;
  const { doc } = sheet;
  sheet.fill({ x, y, width, height: width }, '#ffffff');
  rows.forEach((row, line) => {
    for (let first = 0; first < row.length; first++) {
      if (!row[first]) continue;
      let last = first;
      while (row[last + 1]) last++;
      doc.rect(x + first * module, y + line * module, (last - first + 1) * module, module);
      first = last;
    }
  });
  doc.fill('#000000');
}
