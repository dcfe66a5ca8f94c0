import { wordField } from '../../../platform/events/event-data.ts';
import { lifecycle } from '../../../platform/events/recording.ts';
import { Academy } from './academy.entity.ts';

export const academyEvents = lifecycle(Academy, 'The academy', {
  besides: { plan: wordField('The subscription plan.', ({ row }) => row.subscription.plan) },
});
