import { ListArguments } from '../../../../platform/graphql/connection.ts';
import { readsList, readsOne } from '../../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import { batchReads } from '../../../academics/batches/batch.loaders.ts';
import { studentReads } from '../../../people/students/student.loaders.ts';
import { assessmentReads } from '../assessments/assessment.loaders.ts';
import { ResultListArgs } from './result.inputs.ts';
import {
  earlierResultReads,
  historyOfResult,
  resultReads,
  resultsOfAssessment,
  resultsOfStudent,
} from './result.loaders.ts';
import { resultEvents } from './result.outbox.ts';
import { ResultResolver } from './result.resolver.ts';

const STAFF = ['academy_admin', 'administrator', 'department_head', 'teacher'] as const;
const mayRead = scoped('grades:read', roles(...STAFF, 'parent', 'student'));

export const results = resource({
  noun: 'result',
  reads: resultReads,
  list: ResultListArgs,
  operations: {
    result: readsOne({
      may: mayRead,
      description: 'Returns a result by id, or null if the caller cannot see it.',
    }),
    results: readsList({
      may: mayRead,
      description:
        'The results that the caller can see. Families see only results of their students in published assessments.',
    }),
  },
  fields: {
    assessment: refersTo(assessmentReads, 'assessmentId', 'The assessment.'),
    student: refersTo(
      studentReads,
      'studentId',
      'The student; null if the student was deleted or the caller cannot see the student.',
    ),
    batch: refersTo(batchReads, 'batchId', 'The batch of the assessment; null if it was deleted.'),
  },
  elsewhere: [
    listedIn(resultsOfAssessment, 'The results of the assessment that the caller can see.'),
    listedIn(resultsOfStudent, 'The results of the student that the caller can see.'),
  ],
  resolvers: [ResultResolver],
  permissions: { Mutation: { saveResults: scoped('grades:write', writers(...STAFF)) } },
  recordings: [resultEvents],
});

export const earlierResults = resource({
  noun: 'earlier result',
  reads: earlierResultReads,
  list: ListArguments,
  operations: {
    earlierResult: readsOne({
      may: scoped('grades:read', roles(...STAFF)),
      description:
        'Returns an earlier result by its id, or null if there is none or the caller cannot see the result. Families ' +
        'cannot call it.',
    }),
  },
  elsewhere: [
    listedIn(
      historyOfResult,
      'The earlier results: one per correction, the latest first. Empty for families, who see only the present result.',
    ),
  ],
});
