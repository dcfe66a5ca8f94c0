import { dateField } from '../../../platform/events/event-data.ts';
import { lifecycle } from '../../../platform/events/recording.ts';
import { Batch } from './batch.entity.ts';

export const batchEvents = lifecycle(Batch, 'A batch', {
  // marked optional: an event may have been recorded before this field existed
  besides: { end_date: dateField('The last day.', ({ row }) => row.endDate, { nullable: true }) },
});
