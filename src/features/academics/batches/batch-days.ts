import type { Batch } from './batch.entity.ts';

/** Whether the last day of a batch is over. */
export const hasEnded = ({ endDate }: Pick<Batch, 'endDate'>, today: string): boolean => endDate < today;
