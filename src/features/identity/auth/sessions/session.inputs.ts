import { InputType } from 'type-graphql';
import { filterWith } from '../../../../platform/fields/filter-of.ts';
import { InstantFilter, ListFilter } from '../../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../../platform/validation/rules.ts';

@InputType({ description: 'Filters for login sessions; all conditions must hold.' })
export class UserSessionFilter extends filterWith(ListFilter, {
  search: 'Filters by text in the user agent or the network.',
  createdFrom: InstantFilter('Sessions that began at this instant or later.'),
  createdTo: InstantFilter('Sessions that began at this instant or earlier.', NotBefore('createdFrom')),
}) {}

export const UserSessionOrder = orderEnum('UserSessionOrder', ['createdAt']);
export const UserSessionListArgs = listArgs(UserSessionFilter, UserSessionOrder);
