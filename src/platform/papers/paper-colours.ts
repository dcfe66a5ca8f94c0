import { contrast } from '../mail/colours.ts';

/** The colours of a paper. Texts have a contrast of at least 4.5 to their background. */
export interface PaperColours {
  /** The primary colour of the academy, for areas and lines. */
  readonly primary: string;
  /** The colour of texts on `primary`. */
  readonly onPrimary: string;
  /**
   * The colour of texts on white, on `tint` and on the paper's own background: the primary colour, or a darker one if
   * the primary colour is hard to read.
   */
  readonly accent: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  /** The background of every other row of a table. */
  readonly tint: string;
  /** The colour of the word across a paper that is no longer valid. */
  readonly warning: string;
}

/** The minimum contrast of texts (WCAG 2, level AA). */
export const LEAST_CONTRAST = 4.5;

const DEFAULT_PRIMARY = '#0f6b63';
const TINT = '#f4f7f7';

/**
 * Returns the colours for the primary colour of an academy: `#RRGGBB`, or null for the default colour. `ground` is the
 * darkest background colour of texts.
 */
export function paperColours(primaryColor: string | null, ground: string = TINT): PaperColours {
  const primary = primaryColor ?? DEFAULT_PRIMARY;
  return {
    primary,
    onPrimary: textOn(primary),
    accent: darkened(primary, ground),
    text: '#17211f',
    muted: '#51605d',
    line: '#c3cfcd',
    tint: TINT,
    warning: '#b42318',
  };
}

/**
 * Returns the first of three colours that is easy to read on the given colour. White or black is always easy to read.
 */
const textOn = (colour: string): string =>
  ['#ffffff', '#17211f', '#000000'].find((text) => contrast(text, colour) >= LEAST_CONTRAST) ?? '#000000';

/**
 * Makes a colour darker until it is easy to read on the background colour `ground`. It is then easy to read on white
 * too, because white is lighter than `ground`.
 */
function darkened(colour: string, ground: string): string {
  let dark = colour;
  while (contrast(dark, ground) < LEAST_CONTRAST) {
    const parts = [1, 3, 5].map((at) => Math.floor(Number.parseInt(dark.slice(at, at + 2), 16) * 0.94));
    dark = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }
  return dark;
}
