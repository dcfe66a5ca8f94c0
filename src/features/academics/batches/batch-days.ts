import type { Batch } from './batch.entity.ts';

/** Returns true if the last day of a batch has passed. */
export const hasEnded = ({ endDate }: Pick<Batch, 'endDate'>, today: string): boolean => endDate < today;
