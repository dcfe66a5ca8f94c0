const WHITE = '#ffffff';
const DARK = '#17211f';

/** Returns white or nearly black, whichever is easier to read on the colour `#RRGGBB`. */
export const readableOn = (colour: string): string =>
  contrast(colour, WHITE) >= contrast(colour, DARK) ? WHITE : DARK;

/** Returns the contrast ratio of two colours, from 1 to 21, as in WCAG 2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
