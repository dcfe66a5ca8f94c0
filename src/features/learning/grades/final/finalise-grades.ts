import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { insertRows } from '../../../../platform/database/bulk-rows.ts';
import { findRecord, lockRecords, lockWhere } from '../../../../platform/database/records.ts';
import { invalidField, notFound } from '../../../../platform/errors/app-error.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import type { Batch } from '../../../academics/batches/batch.entity.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../academics/enrollments/enrollment.enums.ts';
import { writableBatch } from '../assessments/writable-batch.ts';
import { type GradeBand, GradeScale } from '../scales/grade-scale.entity.ts';
import { FinalGrade } from './final-grade.entity.ts';
import { finalisedIn, publishedAverages } from './final-grades.sql.ts';
import type { FinaliseGradesPayload, UnfinaliseGradesPayload } from './final-grades.types.ts';

const { ACTIVE, COMPLETED } = EnrollmentStatus;

/**
 * Fills the empty grades of active and completed enrollments in a batch from the averages over published assessments.
 * Existing grades do not change. Returns how many grades were filled, how many enrollments already had a grade, and how
 * many have no average.
 */
export function finaliseGrades(
  ctx: RequestContext,
  batchId: string,
  gradeScaleId: string,
): Promise<FinaliseGradesPayload> {
  return ctx.session.write(async (em) => {
    // results and publications lock the batch too, so that no average changes meanwhile
    const batch = await lockGradedBatch(ctx, em, batchId);
    const enrollments = await lastEnrollments(em, batch);
    const scale = await findRecord(em, GradeScale, gradeScaleId, { lock: 'shared' });
    if (!scale) throw invalidField('gradeScaleId', messages.selected('gradeScaleId'));
    const averages = await publishedAverages(em, batch.id);
    const empty = enrollments.filter(({ grade }) => !grade);
    const filled = empty.filter(({ student }) => averages.has(student.id));
    for (const enrollment of filled) {
      enrollment.grade = gradeFor(requireValue(averages.get(enrollment.student.id)), scale.bands);
    }
    await em.flush();
    const rows = filled.map(({ id }) => ({ id: uuid(), enrollmentId: id }));
    if (rows.length > 0) await insertRows(em, FinalGrade, rows);
    return {
      batchId: batch.id,
      filled: filled.length,
      alreadyGraded: enrollments.length - empty.length,
      withoutAverage: empty.length - filled.length,
    };
  });
}

/**
 * Empties the grades in a batch that a finalisation filled. Grades that were changed afterwards stay. Returns the number
 * of emptied grades.
 */
export function unfinaliseGrades(ctx: RequestContext, batchId: string): Promise<UnfinaliseGradesPayload> {
  return ctx.session.write(async (em) => {
    const batch = await lockGradedBatch(ctx, em, batchId);
    const candidates = await lockRecords(em, Enrollment, await finalisedIn(em, batch.id));
    // if a request changed a grade before the lock, it has deleted the `FinalGrade` row of the enrollment
    const marked = new Set(await finalisedIn(em, batch.id));
    const enrollments = candidates.filter(({ id }) => marked.has(id));
    for (const enrollment of enrollments) enrollment.grade = null;
    return { batchId: batch.id, emptied: enrollments.length };
  });
}

/**
 * Locks a batch whose grades the caller may write. Throws NOT_FOUND for an unknown batch, and FORBIDDEN if the caller
 * may not write its grades.
 */
async function lockGradedBatch(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Batch> {
  const batch = await writableBatch(ctx, em, id);
  if (!batch) throw notFound('Batch');
  return batch;
}

/** Locks the active and completed enrollments in a batch. Returns the last enrollment of each student. */
async function lastEnrollments(em: SqlEntityManager, batch: Batch): Promise<Enrollment[]> {
  const all = await lockWhere(em, Enrollment, { batch, status: { $in: [ACTIVE, COMPLETED] } });
  return [...new Map(all.map((enrollment) => [enrollment.student.id, enrollment])).values()];
}

/** Returns the grade of the first band whose `min` is not above the average, which is in hundredths of a per cent. */
const gradeFor = (average: number, bands: readonly GradeBand[]): string =>
  requireValue(bands.find(({ min }) => min * 100 <= average)).grade;
