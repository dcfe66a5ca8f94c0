import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, findRecord } from '../../../../platform/database/records.ts';
import { type FieldErrors, invalidField, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { BatchStatus } from '../../../academics/batches/batch.enums.ts';
import { Term } from '../../../academy/terms/term.entity.ts';
import { updateAverages } from '../averages/update-averages.ts';
import { AssessmentStatus, ResultStatus } from '../grade.enums.ts';
import { Result } from '../results/result.entity.ts';
import { Assessment } from './assessment.entity.ts';
import type { CreateAssessmentInput, UpdateAssessmentInput } from './assessment.inputs.ts';
import { schedulePublication } from './publish-assessment.ts';
import { writableAssessment } from './writable-assessment.ts';
import { writableBatch } from './writable-batch.ts';

const { DRAFT, PUBLISHED, ARCHIVED } = AssessmentStatus;

/** Creates an assessment in a batch that is not cancelled. Returns its id. */
export function createAssessment(ctx: RequestContext, { batchId, ...input }: CreateAssessmentInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const batch = await writableBatch(ctx, em, batchId);
    const errors: FieldErrors = {};
    if (!batch || batch.status === BatchStatus.CANCELLED) errors.batchId = [messages.selected('batchId')];
    const assessment = new Assessment();
    await apply(ctx, em, assessment, { input, errors });
    if (!batch) throw invalidField('batchId', messages.selected('batchId'));
    assessment.batch = batch;
    em.persist(assessment);
    await em.flush();
    return assessment.id;
  });
}

/** Changes an assessment, and updates the averages in which it counts. */
export function updateAssessment(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateAssessmentInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const assessment = await writableAssessment(ctx, em, id);
    assertVersion(assessment, expectedVersion);
    const errors: FieldErrors = {};
    if (input.maxScore !== undefined && (await highestScore(em, assessment)) > input.maxScore) {
      errors.maxScore = ['The max score field must not be less than a given score.'];
    }
    await changeWithAverages(ctx, em, assessment, { input, errors });
  });
}

/**
 * Publishes an assessment, so that families see the assessment and its results. Does nothing if the assessment is
 * already published.
 */
export const publishAssessment = (ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> =>
  setStatus(ctx, id, PUBLISHED, expectedVersion);

/** Archives an assessment. Families no longer see the assessment, and it counts in no average. */
export const archiveAssessment = (ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> =>
  setStatus(ctx, id, ARCHIVED, expectedVersion);

function setStatus(
  ctx: RequestContext,
  id: string,
  status: AssessmentStatus,
  expectedVersion?: number | null,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const assessment = await writableAssessment(ctx, em, id);
    assertVersion(assessment, expectedVersion);
    await changeWithAverages(ctx, em, assessment, { input: { status }, errors: {} });
  });
}

/** Deletes an assessment. Throws BAD_USER_INPUT if the assessment has results; it can be archived instead. */
export function deleteAssessment(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const assessment = await writableAssessment(ctx, em, id);
    assertVersion(assessment, expectedVersion);
    if ((await em.count(Result, { assessment })) > 0) throw invalidField('id', 'The assessment has results.');
    assessment.deletedAt = now();
  });
}

/** Applies a change to an assessment, and updates the averages if the change affects them. */
async function changeWithAverages(
  ctx: RequestContext,
  em: SqlEntityManager,
  assessment: Assessment,
  change: Change,
): Promise<void> {
  const before = countingOf(assessment);
  await apply(ctx, em, assessment, change);
  if (countingOf(assessment) === before) return;
  await em.flush();
  await updateAverages(em, { batchId: assessment.batch.id, assessmentId: assessment.id });
}

/** Returns the values on which averages depend, as a text. */
const countingOf = ({ status, maxScore, weight, term }: Assessment): string =>
  [status, maxScore, weight, term?.id].join();

async function highestScore(em: SqlEntityManager, assessment: Assessment): Promise<number> {
  const where = { assessment, status: ResultStatus.GRADED };
  const [best] = await em.find(Result, where, { orderBy: { score: 'desc' }, limit: 1, disableIdentityMap: true });
  return best?.score ?? 0;
}

/** The values to assign, and the errors that were found before. */
interface Change {
  readonly input: Omit<UpdateAssessmentInput, 'expectedVersion'>;
  readonly errors: FieldErrors;
}

/** Applies an input to an assessment. Throws BAD_USER_INPUT with all errors. */
async function apply(
  ctx: RequestContext,
  em: SqlEntityManager,
  assessment: Assessment,
  { input: { termId, ...given }, errors }: Change,
): Promise<void> {
  const { status: before, publishAt: scheduled } = assessment;
  if (termId !== undefined) {
    // the locked term cannot be deleted until the transaction ends
    assessment.term = termId ? await findRecord(em, Term, termId, { lock: 'shared' }) : null;
    if (termId && !assessment.term) errors.termId = [messages.selected('termId')];
  }
  assignGiven(assessment, given);
  const { status, publishAt } = assessment;
  if (given.publishAt && given.publishAt !== scheduled) {
    if (status !== DRAFT) errors.publishAt = [messages.prohibitedUnless('publishAt', 'status', DRAFT)];
    else if (given.publishAt <= now()) errors.publishAt = [messages.dateAfter('publishAt', 'now')];
  }
  refuseIfAny(errors);
  if (status === PUBLISHED && before !== PUBLISHED) assessment.publishAt = now();
  if (status !== PUBLISHED && before === PUBLISHED && !given.publishAt) assessment.publishAt = null;
  if (status === DRAFT && assessment.publishAt !== null && publishAt !== scheduled) {
    await schedulePublication(ctx, em, assessment);
  }
}
