import type { Chart } from './chart.ts';

/** The data of a chart. Each row has a label for the axis, and its numbers by the names of the measures. */
export interface Drawing {
  readonly chart: Chart;
  /** The text below the title: period and filter. */
  readonly subtitle: string;
  readonly currency: string;
  readonly rows: readonly { readonly label: string; readonly values: Readonly<Record<string, number | null>> }[];
  /** True if rows are ordered by time. Such rows are drawn from left to right, all others from top to bottom. */
  readonly isInTime: boolean;
  /** The width of the picture in pixels, within {@link WIDTHS}. */
  readonly width: number;
}

/**
 * The minimum, default and maximum width of a picture, in pixels. A picture that is narrower than `leastWide` gets the
 * layout for phones.
 */
export const WIDTHS = { least: 320, leastWide: 600, usual: 960, most: 960 } as const;
