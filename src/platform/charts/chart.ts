/** The extension of a root field whose answer can be drawn: its {@link Chart}. */
export const CHART = 'chart';

/** What of a report is drawn, and how. */
export interface Chart {
  readonly title: string;
  /** Bars stand side by side, or on each other where they are parts of a whole. Lines run above them. */
  readonly series: readonly Series[];
  readonly isStacked?: true;
}

/** One number of the rows. */
export interface Series {
  /** The property of the row. */
  readonly measure: string;
  readonly label: string;
  readonly unit: Unit;
  readonly isLine?: true;
}

/** What a number counts; money is in the currency of the academy. */
export type Unit = 'money' | 'percent' | 'count';
