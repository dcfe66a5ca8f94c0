import { dateField, flagField } from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { Closure } from './closure.entity.ts';

export const closureEvents = lifecycle(Closure, {
  name: 'closure',
  resource: 'Closure',
  noun: 'A closure',
  data: {
    ...versionedFields,
    start_date: dateField('The first day.', ({ row }) => row.startDate),
    end_date: dateField('The last day.', ({ row }) => row.endDate),
    excuses_fees: flagField('Whether sessions that fall out are not charged.', ({ row }) => row.excusesFees),
  },
});
