import {
  createAssessment,
  publishAssessment,
} from '../../src/features/learning/grades/assessments/assessment.service.ts';
import { TermCommentStatus } from '../../src/features/learning/grades/comments/term-comment.enums.ts';
import { createTermComment } from '../../src/features/learning/grades/comments/term-comment.service.ts';
import { finaliseGrades } from '../../src/features/learning/grades/final/finalise-grades.ts';
import { ResultStatus } from '../../src/features/learning/grades/grade.enums.ts';
import { saveResults } from '../../src/features/learning/grades/results/save-results.ts';
import { createGradeScale } from '../../src/features/learning/grades/scales/grade-scale.service.ts';
import { itemAt, requireValue } from '../../src/platform/errors/require-value.ts';
import { addDays } from '../calendar.ts';
import type { DemoContext } from '../demo-context.ts';
import type { BatchRow } from '../factories/batch-row.ts';
import type { EnrollmentRow } from '../factories/enrollments.ts';
import type { ThemeAssessment } from '../themes/learning.ts';
import { familyBatches, gradedBatch, managerOf } from './families.ts';

/**
 * The scores of consecutive students in percent. After the last score, the list begins again. Null stands for a student
 * who is excused or has handed in nothing.
 */
const PERCENT = [92, 71, null, 55, 84, 97, 63, 78, 45, null, 88];

/** Students with at least this score in percent get the feedback of the assessment. */
const PRAISED = 85;

/** The number of places in {@link PERCENT} between a student's scores in two consecutive assessments. */
const STEP = 5;

/** The lowest average for each grade in percent, with the best grade first. */
const BANDS = [80, 50, 0];

/** The days between two assessments. */
const APART = 7;

/** An assessment to create in a batch: its term, its date, and its index among the assessments of the theme. */
interface Planned {
  readonly batch: BatchRow;
  readonly termId: string | null;
  readonly date: string;
  readonly index: number;
}

/**
 * Fills the gradebooks of the demo families' batches in a term. The first batch has all assessments of the theme, of
 * which the last is a draft. Computes the final grades of a completed batch from its gradebook.
 */
export async function gradeBatches(context: DemoContext, termId: string): Promise<void> {
  const { theme, today } = context;
  const { assessments } = theme.learning;
  const [first, ...others] = familyBatches(context);
  const own = requireValue(first);
  for (const index of assessments.keys()) {
    const date = addDays(today, APART * (index - assessments.length));
    await assess(context, { batch: own, termId, date, index });
  }
  for (const batch of others) await assess(context, { batch, termId, date: addDays(today, -APART), index: 0 });
  await commentOn(context, own, termId);
  await finalise(context);
}

/**
 * Creates an assessment with a result for each student. Publishes the assessment, unless it is the last one of the
 * theme.
 */
async function assess(context: DemoContext, { batch, termId, date, index }: Planned): Promise<void> {
  const { as, theme } = context;
  const { assessments } = theme.learning;
  const assessment = itemAt(assessments, index);
  const { feedback: _, ...input } = assessment;
  await as(managerOf(context, batch), async (ctx) => {
    const id = await createAssessment(ctx, { batchId: batch.id, termId, date, ...input });
    const records = studentsOf(context, batch).map((studentId, place) => ({
      studentId,
      ...resultOf(assessment, place, index),
    }));
    await saveResults(ctx, { assessmentId: id, records });
    if (index < assessments.length - 1) await publishAssessment(ctx, id);
  });
}

/** Returns the ids of the students who were active in a batch. */
const studentsOf = (context: DemoContext, { id }: BatchRow): string[] => [
  ...new Set(activeIn(context, id).map(({ studentId }) => studentId)),
];

const activeIn = ({ rows, today }: DemoContext, batchId: string): EnrollmentRow[] =>
  rows.enrollments.filter((row) => row.batchId === batchId && row.activeFrom !== null && row.activeFrom <= today);

/** Returns the result of the student at the position `place` of the batch's students, in the assessment at `index`. */
function resultOf({ maxScore, feedback }: ThemeAssessment, place: number, index: number) {
  const percent = PERCENT[(place + STEP * index) % PERCENT.length] ?? null;
  if (percent === null) return { status: place % 2 === 0 ? ResultStatus.MISSING : ResultStatus.EXCUSED };
  return { score: Math.round((maxScore * percent) / 100), ...(percent >= PRAISED && { feedback }) };
}

/** Creates two comments: a published one on the demo parent's child, and a draft on another student of the batch. */
async function commentOn(context: DemoContext, batch: BatchRow, termId: string): Promise<void> {
  const [own, other] = activeIn(context, batch.id);
  const { comment } = context.theme.learning;
  await context.as(managerOf(context, batch), async (ctx) => {
    const published = { status: TermCommentStatus.PUBLISHED, text: comment };
    await createTermComment(ctx, { enrollmentId: requireValue(own).id, termId, ...published });
    await createTermComment(ctx, { enrollmentId: requireValue(other).id, termId, text: 'Ask about the holidays.' });
  });
}

/**
 * Creates an assessment in a completed batch, and a grade scale for the academy. Computes the final grades of the
 * batch.
 */
async function finalise(context: DemoContext): Promise<void> {
  const { as, rows, theme } = context;
  const batch = gradedBatch(rows);
  await assess(context, { batch, termId: null, date: addDays(batch.endDate, -APART), index: 2 });
  const bands = theme.grades.toReversed().map((grade, index) => ({ min: itemAt(BANDS, index), grade }));
  await as('office', async (ctx) => {
    const scaleId = await createGradeScale(ctx, { name: 'Final grades', bands });
    await finaliseGrades(ctx, batch.id, scaleId);
  });
}
