import { InputType } from 'type-graphql';
import { filterWith } from '../../../../platform/fields/filter-of.ts';
import { InstantFilter, ListFilter } from '../../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../../platform/validation/rules.ts';

@InputType({ description: 'Which sessions; all conditions must hold.' })
export class UserSessionFilter extends filterWith(ListFilter, {
  search: 'Text in what the client calls itself or in the network.',
  createdFrom: InstantFilter('Begun at this instant or later.'),
  createdTo: InstantFilter('Begun at this instant or earlier.', NotBefore('createdFrom')),
}) {}

export const UserSessionOrder = orderEnum('UserSessionOrder', ['createdAt']);
export const UserSessionListArgs = listArgs(UserSessionFilter, UserSessionOrder);
