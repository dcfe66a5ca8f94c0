import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { DayFilter, EnumFilter, ListFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { ClashKind } from './clash.enums.ts';
import { DAYS, MOST_DAYS } from './clash-days.ts';

const LAST = `Sessions on this day or earlier, at most ${MOST_DAYS} days from the first; ${DAYS} days in all when omitted.`;

@InputType({ description: 'Which clashes; all conditions must hold.' })
export class ClashFilter extends filterWith(ListFilter, {
  search: 'Text in the name or code of the batch of a session.',
  from: DayFilter('Sessions on this day or later; today when omitted.'),
  to: DayFilter(LAST, NotBefore('from')),
  kind: EnumFilter(() => ClashKind, 'The kind of clash.'),
  batchId: 'Filters by batch.',
  instructorId: 'Filters by staff member who leads the session.',
  roomId: 'Filters by room.',
}) {}

export const ClashOrder = orderEnum('ClashOrder', ['startsAt']);
export const ClashListArgs = listArgs(ClashFilter, ClashOrder);
