import {
  amountField,
  countField,
  dateField,
  flagField,
  idField,
  percentField,
  wordField,
} from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { Discount } from './discount.entity.ts';

const decimal = (hundredths: number | null): string | null => (hundredths === null ? null : formatMoney(hundredths));

export const discountEvents = lifecycle(Discount, {
  name: 'discount',
  resource: 'Discount',
  noun: 'A discount',
  data: {
    ...versionedFields,
    kind: wordField('What it is given for.', ({ row }) => row.kind),
    percent: percentField('How much of what is left.', ({ row }) => decimal(row.percent), {
      nullable: true,
    }),
    amount: amountField("How much of each fee, in the academy's currency.", ({ row }) => decimal(row.amount), {
      nullable: true,
    }),
    exclusive: flagField('Whether only the best of such counts.', ({ row }) => row.exclusive),
    valid_from: dateField('The first day.', ({ row }) => row.validFrom, { nullable: true }),
    valid_until: dateField('The last day.', ({ row }) => row.validUntil, { nullable: true }),
    max_uses: countField('How many enrollments may get it.', ({ row }) => row.maxUses, { nullable: true }),
    student_id: idField('The student whom it names.', ({ row }) => row.student?.id, { nullable: true }),
    enrollment_id: idField('The enrollment that it names.', ({ row }) => row.enrollment?.id, { nullable: true }),
  },
});
