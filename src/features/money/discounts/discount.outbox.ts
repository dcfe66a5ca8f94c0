import { idField } from '../../../platform/events/event-data.ts';
import { lifecycle } from '../../../platform/events/recording.ts';
import { Discount } from './discount.entity.ts';

export const discountEvents = lifecycle(Discount, 'A discount', {
  besides: {
    student_id: idField('The student in the conditions of the discount.', ({ row }) => row.student?.id, {
      nullable: true,
    }),
    enrollment_id: idField('The enrollment in the conditions of the discount.', ({ row }) => row.enrollment?.id, {
      nullable: true,
    }),
  },
});
