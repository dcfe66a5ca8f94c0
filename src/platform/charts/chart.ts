/**
 * The name of the extension that contains the {@link Chart} of a root field. Only root fields with this extension can
 * be drawn.
 */
export const CHART = 'chart';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly chart?: Chart;
  }
}

/** The chart of a report. */
export interface Chart {
  readonly title: string;
  /**
   * The series of the chart. Bars are side by side, or stacked if they are parts of a whole. Lines are drawn in front
   * of the bars.
   */
  readonly series: readonly Series[];
  readonly isStacked?: true;
  /** True if the series are ordered from harmless to severe. Their colours show that order. */
  readonly isBySeverity?: true;
}

/** A series of numbers: one number from each row. */
export interface Series {
  /** The name of the property that contains the number in a row. */
  readonly measure: string;
  readonly label: string;
  readonly unit: Unit;
  readonly isLine?: true;
}

/** The unit of a number; money is in the academy's currency. */
export type Unit = 'money' | 'percent' | 'count';
