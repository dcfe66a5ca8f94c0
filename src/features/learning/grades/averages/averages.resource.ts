import { FieldSummary } from '../../../../platform/graphql/read-fields.ts';
import { addedTo, addition } from '../../../../platform/graphql/resource.ts';
import { PercentScalar } from '../../../../platform/validation/scalars.ts';
import { enrollments } from '../../../academics/enrollments/enrollment.resource.ts';
import { AverageArgs } from './average.inputs.ts';
import { averageOfEnrollment } from './average.loaders.ts';
import { GradeAverage } from './grade-average.entity.ts';

const DEFINITION =
  'It is the sum of weight · score / highest score, divided by the sum of the weights, in percent with two ' +
  'decimal places: `"66.67"`. Graded results count with their score, and missing ones as 0. Pending and excused ' +
  'results and archived assessments do not count. Null if nothing counts, or if the caller may not see grades.';

export const averagesModule = addition(enrollments, {
  elsewhere: [
    addedTo(
      'Enrollment.average',
      FieldSummary(() => PercentScalar, averageOfEnrollment, {
        description:
          `The average of the student in the batch. ${DEFINITION} For staff, drafts count too. For families, only ` +
          'published assessments count.',
        args: AverageArgs,
        restricted: true,
      }),
    ),
    addedTo(
      'Enrollment.publishedAverage',
      FieldSummary(() => PercentScalar, averageOfEnrollment, {
        description: `The average of the student in the batch over published assessments. ${DEFINITION}`,
        args: AverageArgs,
        restricted: true,
      }),
    ),
  ],
  entities: [GradeAverage],
});
