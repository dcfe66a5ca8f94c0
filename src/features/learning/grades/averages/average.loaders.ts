import { sql } from 'kysely';
import { equals, type ReadContext, type ReadModel, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { Summary } from '../../../../platform/loaders/summary.ts';
import { isFamily } from '../../../../platform/permissions/roles.ts';
import { conditionOf } from '../../../people/students/student.visibility.ts';
import { gradeVisibility } from '../grade.visibility.ts';
import { Result } from '../results/result.entity.ts';
import { ALL_TERMS, GradeAverage } from './grade-average.entity.ts';

const averageReads: ReadModel<GradeAverage> = {
  entity: GradeAverage,
  scopeEntity: Result,
  visibility: (context) => gradeVisibility(context, 't'),
  filters: { termKey: equals('termKey') },
};

/** Returns the columns of an average: families see only the average over published assessments. */
export const averageColumns = (
  { viewer }: Pick<ReadContext, 'viewer'>,
  alias: string,
): { average: Sql; publishedAverage: Sql } => {
  const publishedAverage = sql.ref(`${alias}.published_average`);
  return { average: isFamily(viewer) ? publishedAverage : sql.ref(`${alias}.average`), publishedAverage };
};

/** Joins the enrollments, as `l`, that the student of a row `t` has in the batch of this row. */
export const joinEnrollments = ({ academyId }: ReadContext): Sql =>
  sql`join enrollments l on l.academy_id = ${academyId} and l.batch_id = t.batch_id and l.student_id = t.student_id`;

export const averageOfEnrollment: Summary = {
  name: 'Enrollment.average',
  relation: {
    name: 'Enrollment.averages',
    model: averageReads,
    key: sql`l.id`,
    join: joinEnrollments,
  },
  values: {
    average: (context) => sql`max(${averageColumns(context, 't').average})`,
    publishedAverage: (context) => sql`max(${averageColumns(context, 't').publishedAverage})`,
  },
};

/** The average over the assessments of all terms, for fields that have no argument for a term. */
export const averageOfAllTerms: Summary = {
  ...averageOfEnrollment,
  name: 'Enrollment.averageOfAllTerms',
  relation: {
    ...averageOfEnrollment.relation,
    name: 'Enrollment.averagesOfAllTerms',
    model: {
      ...averageReads,
      visibility: (context) => sql`t.term_key = ${ALL_TERMS} and ${conditionOf(averageReads.visibility(context))}`,
    },
  },
};
