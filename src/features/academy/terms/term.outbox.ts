import { dateField } from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { Term } from './term.entity.ts';

export const termEvents = lifecycle(Term, {
  name: 'term',
  resource: 'Term',
  noun: 'A term',
  data: {
    ...versionedFields,
    starts_on: dateField('The first day.', ({ row }) => row.startsOn),
    ends_on: dateField('The last day.', ({ row }) => row.endsOn),
  },
});
