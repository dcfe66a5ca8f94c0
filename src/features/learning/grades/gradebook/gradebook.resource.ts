import { ListArguments } from '../../../../platform/graphql/connection.ts';
import { readsOne } from '../../../../platform/graphql/operations.ts';
import { FieldAll, FieldSummary } from '../../../../platform/graphql/read-fields.ts';
import { addedTo, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles } from '../../../../platform/permissions/rules.ts';
import { PercentScalar } from '../../../../platform/validation/scalars.ts';
import { enrollmentReads } from '../../../academics/enrollments/enrollment.loaders.ts';
import { studentReads } from '../../../people/students/student.loaders.ts';
import { Assessment } from '../assessments/assessment.entity.ts';
import { AverageArgs } from '../averages/average.inputs.ts';
import { averageOfEnrollment } from '../averages/average.loaders.ts';
import {
  assessmentsOfGradebook,
  averageIn,
  gradebookReads,
  resultsOfGradebookRow,
  rowsOfGradebook,
} from './gradebook.loaders.ts';
import { GradebookResult, GradebookRow } from './gradebook-row.entity.ts';

export const gradebookRows = resource({
  noun: 'gradebook row',
  reads: rowsOfGradebook.model,
  list: ListArguments,
  fields: {
    student: refersTo(studentReads, 'studentId', 'The student; null if the caller cannot see the student.'),
    enrollment: refersTo(enrollmentReads, 'enrollmentId', 'The enrollment; null if the caller cannot see it.'),
  },
  elsewhere: [
    addedTo(
      'GradebookRow.average',
      FieldSummary(() => PercentScalar, averageOfEnrollment, {
        description:
          'The average in percent with two decimal places, like `Enrollment.average`. Null if nothing counts.',
        args: AverageArgs,
        restricted: true,
        fromRow: averageIn,
      }),
    ),
    addedTo(
      'GradebookRow.publishedAverage',
      FieldSummary(() => PercentScalar, averageOfEnrollment, {
        description: 'The average over published assessments in percent; null if nothing counts.',
        args: AverageArgs,
        restricted: true,
        fromRow: averageIn,
      }),
    ),
    addedTo(
      'GradebookRow.results',
      FieldAll(() => GradebookResult, resultsOfGradebookRow, {
        description: 'The results of the student in the assessments of the gradebook that the caller can see.',
      }),
    ),
  ],
});

export const gradebooks = resource({
  noun: 'gradebook',
  reads: gradebookReads,
  list: ListArguments,
  operations: {
    gradebook: readsOne({
      may: scoped(
        'grades:read',
        roles('academy_admin', 'administrator', 'department_head', 'teacher', 'parent', 'student'),
      ),
      argument: 'batchId',
      id: 'The id of the batch.',
      description:
        'Returns the gradebook of a batch: its assessments, and a row per student with results and averages. Null ' +
        'if there is no such batch, or if the caller cannot see its grades. Families see only published ' +
        'assessments, and only rows of their students.',
    }),
  },
  elsewhere: [
    addedTo(
      'Gradebook.assessments',
      FieldAll(() => Assessment, assessmentsOfGradebook, {
        description: 'The assessments of the batch that the caller can see, without archived ones, ordered by day.',
      }),
    ),
    addedTo(
      'Gradebook.rows',
      FieldAll(() => GradebookRow, rowsOfGradebook, {
        description:
          'The students whose enrollment in the batch was active at any time, ordered by name. Families see only rows ' +
          'of their students.',
      }),
    ),
  ],
});
