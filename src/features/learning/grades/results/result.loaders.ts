import { sql } from 'kysely';
import { equals, type ReadModel, type Relation } from '../../../../platform/loaders/read-model.ts';
import { isFamily } from '../../../../platform/permissions/roles.ts';
import { conditionOf } from '../../../people/students/student.visibility.ts';
import { gradeVisibility, resultVisibility } from '../grade.visibility.ts';
import { Result } from './result.entity.ts';
import { ResultHistory } from './result-history.entity.ts';

export const resultReads: ReadModel<Result> = {
  entity: Result,
  visibility: resultVisibility,
  filters: {
    assessmentId: equals('assessmentId'),
    studentId: equals('studentId'),
    batchId: equals('batchId'),
    status: equals('status'),
  },
};

export const resultsOfAssessment: Relation<Result> = {
  name: 'Assessment.results',
  model: resultReads,
  key: sql`t.assessment_id`,
};

export const resultsOfStudent: Relation<Result> = {
  name: 'Student.results',
  model: resultReads,
  key: sql`t.student_id`,
};

/**
 * The read model for earlier results. Only staff who can see a result can see the earlier versions of the result:
 * families must not learn grades that were never published.
 */
export const earlierResultReads: ReadModel<ResultHistory> = {
  entity: ResultHistory,
  visibility(context) {
    if (isFamily(context.viewer)) return 'none';
    const results = gradeVisibility(context, 'a');
    if (typeof results === 'string') return results;
    return sql`exists (select 1 from results a
      where a.academy_id = ${context.academyId} and a.id = t.result_id and ${conditionOf(results)})`;
  },
};

export const historyOfResult: Relation<ResultHistory> = {
  name: 'Result.history',
  model: earlierResultReads,
  key: sql`t.result_id`,
};
