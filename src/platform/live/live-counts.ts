/** The numbers of statements and changes that metrics show about the streams of a process. */
export interface LiveCounts {
  /** The numbers of statements so far: reads of the feed, checks of subscribers, and reads of changed rows. */
  readonly statements: { feed: number; subscribers: number; rows: number };
  /** The numbers of sent changes so far, by subscription. */
  readonly sent: Record<string, number>;
}

export const createLiveCounts = (): LiveCounts => ({ statements: { feed: 0, subscribers: 0, rows: 0 }, sent: {} });
