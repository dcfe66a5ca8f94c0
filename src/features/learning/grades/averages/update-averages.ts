import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { insertRows } from '../../../../platform/database/bulk-rows.ts';
import { averageOf } from './average-of.ts';
import { type ChangedAverages, type CountedResult, countedResults, deleteAverages } from './averages.sql.ts';
import { ALL_TERMS, GradeAverage } from './grade-average.entity.ts';

/**
 * Recomputes the averages of students in a batch. The changed results must already be flushed, and the batch must be
 * locked.
 */
export async function updateAverages(em: SqlEntityManager, changed: ChangedAverages): Promise<void> {
  const counted = await countedResults(em, changed);
  await deleteAverages(em, changed);
  const rows = [...Map.groupBy(counted, ({ studentId }) => studentId)].flatMap(([studentId, own]) =>
    [ALL_TERMS, ...termsOf(own)].map((termKey) => ({
      id: uuid(),
      batchId: changed.batchId,
      studentId,
      termKey,
      ...averagesOf(own.filter(({ termId }) => termKey === ALL_TERMS || termId === termKey)),
    })),
  );
  if (rows.length > 0) await insertRows(em, GradeAverage, rows);
}

const termsOf = (results: readonly CountedResult[]): Set<string> =>
  new Set(results.flatMap(({ termId }) => termId ?? []));

const averagesOf = (results: readonly CountedResult[]) => ({
  average: averageOf(results),
  publishedAverage: averageOf(results.filter(({ isPublished }) => Boolean(isPublished))),
});
