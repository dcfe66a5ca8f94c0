import type { FontStyle } from './font-files.ts';

/** The style of a text. The defaults are 10 points, regular, in the colour of texts, on the left. */
export interface TextStyle {
  readonly size?: number;
  readonly font?: FontStyle;
  /** `#RRGGBB` */
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** A rectangle on a page, in points. `x` and `y` are the distances from the upper left corner of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The style of a text that must fit into a box. */
export interface FittedStyle extends TextStyle {
  /** The minimum size in points. The default is 6. */
  readonly least?: number;
}

/** The height of a line as a multiple of the size of its letters. */
const LINE_HEIGHT = 1.35;

/** Returns the height of a line in a style. */
export const lineHeight = ({ size = 10 }: TextStyle): number => size * LINE_HEIGHT;
