import { Field, InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../../platform/fields/input-of.ts';
import { IdInput } from '../../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { Items } from '../../../../platform/validation/list-rules.ts';
import { Result } from './result.entity.ts';

/** The largest number of results that one request saves. */
export const MOST_RECORDS = 500;

@InputType({ description: 'Filters results; all conditions must hold.' })
export class ResultFilter extends filterOf(Result, {
  assessmentId: 'Filters by assessment.',
  studentId: 'Filters by student.',
  batchId: 'Filters by batch.',
  status: 'Filters by status.',
}) {}

export const ResultOrder = orderEnum('ResultOrder', ['createdAt', 'updatedAt']);
export const ResultListArgs = listArgs(ResultFilter, ResultOrder);

@InputType({
  description: 'The result of a student. If the student has a result already, omitted fields stay unchanged.',
})
export class ResultRecordInput extends inputOf(Result, {
  required: ['studentId'],
  optional: ['status', 'score', 'feedback'],
  words: {
    studentId: 'The student, who must have been active in the batch at any time. Each student may appear once.',
    status: 'The status. By default, it is `GRADED` if the row has a score, and `PENDING` if the score is null.',
    score: {
      what: 'The score',
      note: ', at most the highest score of the assessment; required for `GRADED`, and prohibited for other statuses',
    },
  },
}) {}

@InputType({ description: 'Results of students in an assessment.' })
export class SaveResultsInput {
  @IdInput('The assessment.', { required: true })
  assessmentId!: string;

  @Field(() => [ResultRecordInput], { description: `The results: 1 to ${MOST_RECORDS}, one per student.` })
  @Items(1, MOST_RECORDS)
  records!: ResultRecordInput[];
}
