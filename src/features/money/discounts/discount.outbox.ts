import { idField } from '../../../platform/events/event-data.ts';
import { lifecycle } from '../../../platform/events/recording.ts';
import { Discount } from './discount.entity.ts';

export const discountEvents = lifecycle(Discount, 'A discount', {
  besides: {
    student_id: idField('The student whom the conditions of the discount name.', ({ row }) => row.student?.id, {
      nullable: true,
    }),
    enrollment_id: idField(
      'The enrollment that the conditions of the discount name.',
      ({ row }) => row.enrollment?.id,
      {
        nullable: true,
      },
    ),
  },
});
