import { sql } from 'kysely';
import { officeOnly } from '../../../platform/loaders/office-only.ts';
import { equals, type ReadContext, type ReadModel, type Sql } from '../../../platform/loaders/read-model.ts';
import { Discount } from './discount.entity.ts';

/** Selects the condition of a discount as JSON. The fields that do not belong to the kind of the discount are null. */
const condition = ({ engine }: ReadContext): Sql => {
  const object = sql.raw(engine === 'postgresql' ? 'json_build_object' : 'json_object');
  return sql`${object}('rankFrom', t.rank_from, 'minCourses', t.min_courses, 'daysBeforeStart', t.days_before_start,
    'code', t.code, 'studentId', t.student_id, 'enrollmentId', t.enrollment_id)`;
};

export const discountReads: ReadModel<Discount> = {
  entity: Discount,
  visibility: officeOnly,
  computed: {
    condition,
    uses: ({ academyId }) => sql`(select count(*) from discount_uses u
      where u.academy_id = ${academyId} and u.discount_id = t.id)`,
  },
  computedJson: ['condition'],
  filters: { kind: equals('kind'), studentId: equals('studentId'), enrollmentId: equals('enrollmentId') },
};
