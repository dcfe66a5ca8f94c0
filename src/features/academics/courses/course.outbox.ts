import { amountField, idField, wordField } from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { Course } from './course.entity.ts';

export const courseEvents = lifecycle(Course, {
  name: 'course',
  resource: 'Course',
  noun: 'A course',
  data: {
    ...versionedFields,
    status: wordField('Whether it is on offer.', ({ row }) => row.status),
    department_id: idField('The department.', ({ row }) => row.department?.id, { nullable: true }),
    price: amountField(
      "The price, in the academy's currency.",
      ({ row }) => (row.price === null ? null : formatMoney(row.price)),
      { nullable: true },
    ),
  },
});
