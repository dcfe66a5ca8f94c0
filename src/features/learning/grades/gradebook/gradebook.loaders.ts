import { sql } from 'kysely';
import { jsonArrayAgg, jsonObject } from '../../../../platform/loaders/json.ts';
import type { ReadContext, ReadModel, Relation, Sql } from '../../../../platform/loaders/read-model.ts';
import { isFamily } from '../../../../platform/permissions/roles.ts';
import { conditionOf } from '../../../people/students/student.visibility.ts';
import { Assessment } from '../assessments/assessment.entity.ts';
import { assessmentReads } from '../assessments/assessment.loaders.ts';
import { averageColumns, joinEnrollments } from '../averages/average.loaders.ts';
import { ALL_TERMS } from '../averages/grade-average.entity.ts';
import { gradeVisibility } from '../grade.visibility.ts';
import { Result } from '../results/result.entity.ts';
import { resultReads } from '../results/result.loaders.ts';
import { Gradebook } from './gradebook.entity.ts';
import { GradebookRow } from './gradebook-row.entity.ts';

/** The read model for gradebooks. Families see the gradebooks of batches in which one of their students was ever active. */
export const gradebookReads: ReadModel<Gradebook> = {
  entity: Gradebook,
  scopeEntity: Result,
  visibility(context) {
    if (!isFamily(context.viewer)) return gradeVisibility(context, 't');
    const own = conditionOf(gradeVisibility(context, 'e'));
    return sql`t.id in (select e.batch_id from enrollments e
      where e.academy_id = ${context.academyId} and e.active_from is not null and e.deleted_at is null and ${own})`;
  },
};

/** Selects a value of a student's averages `g` in the batch. */
const averages = ({ academyId }: ReadContext, value: Sql, terms: Sql): Sql => sql`(select ${value} from grade_averages g
  where g.academy_id = ${academyId} and g.batch_id = t.batch_id and g.student_id = t.student_id and ${terms})`;

/**
 * Selects the averages of a row: one over all assessments, and one for each term. {@link averageIn} returns one of
 * them.
 */
const averagesByTerm =
  (name: 'average' | 'publishedAverage') =>
  (context: ReadContext): Sql => {
    const average = jsonObject({ termKey: sql`g.term_key`, value: averageColumns(context, 'g')[name] }, context);
    return averages(context, jsonArrayAgg(average, sql`g.id`, context), sql`1 = 1`);
  };

/** Returns the average for a term, or over all assessments. Returns null if no result counts. */
export const averageIn = (
  rows: readonly { readonly termKey: string; readonly value: number | null }[],
  filter: { readonly termKey: string },
): number | null => rows.find(({ termKey }) => termKey === filter.termKey)?.value ?? null;

function termAverages(context: ReadContext): Sql {
  const columns = averageColumns(context, 'g');
  const average = jsonObject({ termId: sql`g.term_key`, ...columns }, context);
  const seen = sql`g.term_key <> ${ALL_TERMS} and ${columns.average} is not null`;
  return averages(context, jsonArrayAgg(average, sql`g.id`, context), seen);
}

const rowReads: ReadModel<GradebookRow> = {
  entity: GradebookRow,
  scopeEntity: Result,
  visibility: (context) => gradeVisibility(context, 't'),
  order: ['studentName asc'],
  computed: {
    average: averagesByTerm('average'),
    publishedAverage: averagesByTerm('publishedAverage'),
    termAverages,
  },
  computedJson: ['average', 'publishedAverage', 'termAverages'],
};

export const rowsOfGradebook: Relation<GradebookRow> = {
  name: 'Gradebook.rows',
  model: rowReads,
  key: sql`t.batch_id`,
  order: sql`t.student_name, t.id`,
};

/** The results of a row in assessments that are not archived. */
export const resultsOfGradebookRow: Relation<Result> = {
  name: 'GradebookRow.results',
  model: {
    ...resultReads,
    visibility: (context) => sql`exists (select 1 from assessments a where a.academy_id = ${context.academyId}
      and a.id = t.assessment_id and a.status <> 'archived' and a.deleted_at is null)
      and ${conditionOf(resultReads.visibility(context))}`,
  },
  join: joinEnrollments,
  key: sql`l.id`,
  order: sql`t.id`,
};

export const assessmentsOfGradebook: Relation<Assessment> = {
  name: 'Gradebook.assessments',
  model: {
    ...assessmentReads,
    visibility: (context) => sql`t.status <> 'archived' and ${conditionOf(assessmentReads.visibility(context))}`,
  },
  key: sql`t.batch_id`,
  // PostgreSQL and SQLite sort nulls differently
  order: sql`t.date is null, t.date, t.id`,
};
