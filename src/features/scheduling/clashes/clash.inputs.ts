import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { DayFilter, EnumFilter, ListFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { ClashKind } from './clash.enums.ts';
import { DAYS, MOST_DAYS } from './clash-days.ts';

const LAST =
  `The last day of the sessions. The period has at most ${MOST_DAYS} days; it has ${DAYS} days when the ` +
  'last day is omitted.';

@InputType({ description: 'Filters for clashes; all conditions must hold.' })
export class ClashFilter extends filterWith(ListFilter, {
  search: "Filters by text in the name or code of the session's batch.",
  from: DayFilter('The first day of the sessions; today when omitted.'),
  to: DayFilter(LAST, NotBefore('from')),
  kind: EnumFilter(() => ClashKind, 'Filters by kind of clash.'),
  batchId: 'Filters by batch.',
  instructorId: 'Filters by the staff member who leads the session.',
  roomId: 'Filters by room.',
}) {}

export const ClashOrder = orderEnum('ClashOrder', ['startsAt']);
export const ClashListArgs = listArgs(ClashFilter, ClashOrder);
