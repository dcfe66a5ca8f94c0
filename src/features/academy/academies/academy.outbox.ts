import { wordField } from '../../../platform/events/event-data.ts';
import { lifecycle, ownFields } from '../../../platform/events/recording.ts';
import { Academy } from './academy.entity.ts';

export const academyEvents = lifecycle(Academy, {
  name: 'academy',
  resource: 'Academy',
  noun: 'The academy',
  data: {
    ...ownFields,
    status: wordField('Its status.', ({ row }) => row.status),
    plan: wordField('What it has subscribed to.', ({ row }) => row.subscription.plan),
  },
});
