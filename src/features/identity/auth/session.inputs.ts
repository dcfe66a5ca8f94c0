import { Field, InputType } from 'type-graphql';
import { InstantFilter, ListFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';

@InputType({ description: 'Which sessions; all conditions must hold.' })
export class UserSessionFilter extends ListFilter {
  @Field(() => String, { nullable: true, description: 'Text in what the client calls itself or in the network.' })
  search?: string;

  @InstantFilter('Begun at this instant or later.')
  createdFrom?: string;

  @InstantFilter('Begun at this instant or earlier.')
  @NotBefore('createdFrom')
  createdTo?: string;
}

export const UserSessionOrder = orderEnum('UserSessionOrder', ['createdAt']);
export const UserSessionListArgs = listArgs(UserSessionFilter, UserSessionOrder);
