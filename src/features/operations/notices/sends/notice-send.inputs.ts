import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { IdFilter } from '../../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { NotificationSend } from './notice-send.entity.ts';

@InputType({ description: 'Filters for messages; all conditions must hold.' })
export class NotificationSendFilter extends filterOf(NotificationSend, {
  kind: 'Filters by kind of notice.',
  channel: 'Filters by channel.',
  state: 'Filters by state.',
  recipientId: IdFilter('Filters by recipient: a user, or a parent, student or staff member without a login.'),
  resourceId: IdFilter('Filters by the record that the message is about, such as a session or one of several fees.'),
}) {}

export const NotificationSendOrder = orderEnum('NotificationSendOrder', ['createdAt', 'updatedAt']);
export const NotificationSendListArgs = listArgs(NotificationSendFilter, NotificationSendOrder);

/** The argument for sending a message again: the id of the message. */
@ArgsType()
export class ResendNotificationArgs {
  @Field(() => ID, { description: 'The id of the message.' })
  sendId!: string;
}
