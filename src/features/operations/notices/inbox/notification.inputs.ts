import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { FlagFilter } from '../../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { Distinct, EachUuid, Items } from '../../../../platform/validation/list-rules.ts';
import { MAX_PAGE_SIZE } from '../../../../platform/validation/page-size.ts';
import { Notification } from './notification.entity.ts';

@InputType({ description: 'Filters for the entries of an inbox; all conditions must hold.' })
export class NotificationFilter extends filterOf(Notification, {
  unread: FlagFilter('True for unread entries only, false for read entries only.'),
  kind: 'Filters by kind of notice.',
}) {}

/** A filter value that selects unread inbox entries. */
export const UNREAD = Object.assign(new NotificationFilter(), { unread: true });

export const NotificationOrder = orderEnum('NotificationOrder', ['createdAt', 'updatedAt']);
export const NotificationListArgs = listArgs(NotificationFilter, NotificationOrder);

/** The arguments that select the inbox entries to mark as read. Exactly one of these arguments must be set. */
@ArgsType()
export class MarkNotificationsReadArgs {
  @Field(() => [ID], { nullable: true, description: `The ids of the entries: 1 to ${MAX_PAGE_SIZE}.` })
  @Items(1, MAX_PAGE_SIZE)
  @Distinct()
  @EachUuid()
  ids?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True for all unread entries.' })
  all?: boolean | null;
}
