import { Field, InputType, ObjectType } from 'type-graphql';
import { EnumInput, ValueInput } from '../../../../platform/fields/inputs.ts';
import { describeEnum } from '../../../../platform/graphql/enums.ts';
import { Items } from '../../../../platform/validation/list-rules.ts';
import { NoticeChannel, NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { NoticeDigest } from '../notice-send.enums.ts';
import type { ChoiceOwner } from './choice-owner.types.ts';

/** The recipient whose choices are read or changed. */
export interface PreferenceOwner extends ChoiceOwner {
  /**
   * The id of the parent whose contact data also decide which channels are used; null if the recipient is not a parent.
   */
  readonly parentId: string | null;
}

export enum PreferenceSource {
  OWN = 'own',
  CONTACT = 'contact',
  ACADEMY = 'academy',
}
describeEnum(PreferenceSource, 'PreferenceSource', 'The setting that determines whether a recipient gets messages.', {
  OWN: "The recipient's own choice.",
  CONTACT: 'The `communicationPreferences` of the parent.',
  ACADEMY: "The academy's default.",
});

@ObjectType({ description: 'Whether a recipient gets messages of a kind by a channel.' })
export class NotificationPreference {
  @Field(() => NoticeKind, { description: 'The kind of notice.' })
  kind!: NoticeKind;

  @Field(() => NoticeChannel, { description: 'The channel.' })
  channel!: NoticeChannel;

  @Field(() => Boolean, {
    description:
      'True if the recipient gets messages of the kind by the channel, provided that the academy uses the ' +
      'channel.',
  })
  on!: boolean;

  @Field(() => NoticeDigest, { description: 'Whether the messages are collected in one mail a day.' })
  digest!: NoticeDigest;

  @Field(() => PreferenceSource, { description: 'The setting that determines `on`.' })
  source!: PreferenceSource;
}

@InputType({ description: 'A choice for a kind and a channel. Omitted values stay unchanged.' })
export class NotificationPreferenceInput {
  @EnumInput(() => NoticeKind, 'The kind of notice.', { required: true })
  kind!: NoticeKind;

  @EnumInput(() => NoticeChannel, 'The channel.', { required: true })
  channel!: NoticeChannel;

  @Field(() => Boolean, { nullable: true, description: 'True to get messages; null returns to the default.' })
  on?: boolean | null;

  @Field(() => NoticeDigest, {
    nullable: true,
    description: '`DAILY` to collect messages in one mail a day; null returns to the default.',
  })
  digest?: NoticeDigest | null;
}

@InputType({ description: 'The choices of a recipient.' })
export class UpdateNotificationPreferencesInput {
  @ValueInput(() => [NotificationPreferenceInput], 'The choices: 1 to 100.', { required: true })
  @Items(1, 100)
  preferences!: NotificationPreferenceInput[];
}
