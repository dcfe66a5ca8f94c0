import { pictureSize } from './picture-size.ts';
import type { Sheet } from './sheet.ts';
import { isSoundPicture } from './sound-png.ts';
import type { Box } from './text-style.ts';

/** Draws a picture; null if it is of another type, too large or damaged. */
export function drawPicture(
  sheet: Sheet,
  bytes: Uint8Array,
  { box, align }: { readonly box: Box; readonly align: 'left' | 'center' },
): Box | null {
  const size = pictureSize(bytes);
  if (!size || !isSoundPicture(bytes)) return null;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const place = { x: box.x + (align === 'center' ? (box.width - width) / 2 : 0), y: box.y, width, height };
  try {
    // the library's own type for bytes
    sheet.doc.image(bytes as Buffer, place.x, place.y, { width, height });
    return place;
  } catch {
    return null;
  }
}
