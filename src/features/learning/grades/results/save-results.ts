import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords, referTo } from '../../../../platform/database/records.ts';
import { type FieldErrors, invalidField, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { valueIfReadable } from '../../../../platform/permissions/resource-scopes.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import type { Assessment } from '../assessments/assessment.entity.ts';
import { writableAssessment } from '../assessments/writable-assessment.ts';
import { updateAverages } from '../averages/update-averages.ts';
import { AssessmentStatus, ResultStatus } from '../grade.enums.ts';
import { everActiveIn } from './ever-active.loaders.ts';
import { Result } from './result.entity.ts';
import type { ResultRecordInput, SaveResultsInput } from './result.inputs.ts';
import { ResultHistory } from './result-history.entity.ts';

/**
 * Writes the results of students in an assessment. If any row is invalid, writes no results, and throws BAD_USER_INPUT
 * with an error for each invalid row. If a result is corrected, the history keeps the earlier result. Returns the
 * results in the order of the rows.
 */
export async function saveResults(ctx: RequestContext, { assessmentId, records }: SaveResultsInput): Promise<Result[]> {
  const errors: FieldErrors = { ...ctx.refused };
  // stops here if the number of rows is 0, or above the limit
  refuseIfAny(errors.records ? errors : {});
  const sent = records.map(({ studentId }, index) =>
    errors[`records.${index}`] || errors[`records.${index}.studentId`] ? null : studentId.toLowerCase(),
  );
  return ctx.session.write(async (em) => {
    // students are locked before batches, so that an erasure does not miss a new result
    const ids = sent.filter((id) => id !== null);
    const students = await lockRecords(em, Student, ids, { lock: 'shared' });
    const assessment = await writableAssessment(ctx, em, assessmentId);
    if (assessment.status === AssessmentStatus.ARCHIVED) {
      throw invalidField('assessmentId', 'The assessment is archived.');
    }
    const known = new Set(students.filter(({ erasedAt }) => erasedAt === null).map(({ id }) => id));
    const taking = await everActiveIn(em, ctx.session.academyId, assessment.batch.id, [...known]);
    const there = await em.find(Result, { assessment, student: { id: { $in: [...taking] } } });
    const byStudent = new Map(there.map((result) => [result.student.id, result]));
    const marks = records.map((record, index) => markOf(record, byStudent.get(sent[index] ?? '')));
    check(ctx, sent, { assessment, taking, marks }, errors);
    const results = marks.map((mark, index) => {
      const studentId = requireValue(sent[index]);
      return write(ctx, em, byStudent.get(studentId) ?? newResult(em, assessment, studentId), mark);
    });
    await em.flush();
    await updateAverages(em, { batchId: assessment.batch.id, studentIds: ids });
    return results.map(asRow);
  });
}

/** A result as it is after the request. */
interface Mark {
  readonly status: ResultStatus;
  readonly score: number | null;
  readonly feedback: string | null;
}

/** Returns the result of a row. Omitted fields stay as they are in the present result. */
function markOf({ status, score, feedback }: ResultRecordInput, present: Result | undefined): Mark {
  const { PENDING, GRADED } = ResultStatus;
  const implied = score === undefined ? (present?.status ?? PENDING) : score === null ? PENDING : GRADED;
  const next = status ?? implied;
  return {
    status: next,
    score: score === undefined ? (next === GRADED ? (present?.score ?? null) : null) : score,
    feedback: feedback === undefined ? (present?.feedback ?? null) : feedback || null,
  };
}

interface Decided {
  readonly assessment: Assessment;
  readonly taking: ReadonlySet<string>;
  readonly marks: readonly Mark[];
}

/** Throws BAD_USER_INPUT with `errors` and with the errors of each row. */
function check(
  ctx: RequestContext,
  sent: readonly (string | null)[],
  { assessment, taking, marks }: Decided,
  errors: FieldErrors,
): void {
  for (const [index, { status, score }] of marks.entries()) {
    const [student, points] = [`records.${index}.studentId`, `records.${index}.score`];
    const id = sent[index];
    if (id !== null && id !== undefined) {
      if (sent.indexOf(id) < index) errors[student] ??= [messages.distinct(student)];
      else if (!taking.has(id)) errors[student] ??= [messages.selected(student)];
    }
    const isGraded = status === ResultStatus.GRADED;
    if (isGraded && score === null) errors[points] ??= [messages.required(points)];
    else if (!isGraded && score !== null) {
      errors[points] ??= [messages.prohibitedUnless(points, `records.${index}.status`, ResultStatus.GRADED)];
    } else if (score !== null && score > assessment.maxScore) {
      const most = valueIfReadable(
        ctx,
        'Assessment',
        String(assessment.maxScore / 100),
        'the maximum score of the assessment',
      );
      errors[points] ??= [messages.atMost(points, most)];
    }
  }
  refuseIfAny(errors);
}

function newResult(em: SqlEntityManager, assessment: Assessment, studentId: string): Result {
  const result = new Result();
  Object.assign(result, { assessment, batch: assessment.batch, student: referTo(em, Student, studentId) });
  em.persist(result);
  return result;
}

/** Applies a mark. A changed result keeps its earlier state in the history; a mark without changes does nothing. */
function write(ctx: RequestContext, em: SqlEntityManager, result: Result, mark: Mark): Result {
  const { status, score, feedback, grader, gradedAt } = result;
  const isNew = status === undefined;
  if (!isNew && status === mark.status && score === mark.score && feedback === mark.feedback) return result;
  if (!isNew) {
    const earlier = new ResultHistory();
    Object.assign(earlier, { result, status, score, feedback, gradedBy: grader.id, gradedAt });
    em.persist(earlier);
  }
  Object.assign(result, mark);
  result.grader = em.getReference(User, requireAcademy(ctx).viewer.userId);
  result.gradedAt = now();
  return result;
}

/** Returns the result as a query returns it: with the ids of related records, not with these records. */
function asRow(result: Result): Result {
  const { academyId, id, status, score, feedback, gradedAt, createdAt, updatedAt } = result;
  const { assessment, student, batch, grader } = result;
  const keys = { assessmentId: assessment.id, studentId: student.id, batchId: batch.id, gradedBy: grader.id };
  return { academyId, id, ...keys, status, score, feedback, gradedAt, createdAt, updatedAt } as Result;
}
