import { dateField } from '../../../platform/events/event-data.ts';
import { lifecycle } from '../../../platform/events/recording.ts';
import { Batch } from './batch.entity.ts';

export const batchEvents = lifecycle(Batch, 'A batch', {
  // nullable, because events that were recorded before this field existed have no end date
  besides: { end_date: dateField('The last day.', ({ row }) => row.endDate, { nullable: true }) },
});
