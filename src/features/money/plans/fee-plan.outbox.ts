import { countField, dateField, idField, wordField } from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { FeePlan } from './fee-plan.entity.ts';

export const feePlanEvents = lifecycle(FeePlan, {
  name: 'fee_plan',
  resource: 'FeePlan',
  noun: 'A fee plan',
  data: {
    ...versionedFields,
    status: wordField('Whether it is billed by.', ({ row }) => row.status),
    course_id: idField('The course.', ({ row }) => row.course?.id, { nullable: true }),
    batch_id: idField('The batch.', ({ row }) => row.batch?.id, { nullable: true }),
    revision: countField('The number of its latest revision.', ({ row }) => row.revision),
    effective_from: dateField('The first day of that revision.', ({ row }) => row.effectiveFrom),
  },
});
