import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import {
  DELETED,
  ListIndexes,
  SoftDeletedTenantRecord,
  TenantIndexes,
} from '../../../platform/database/tenant-record.ts';
import { UniqueEmail } from '../../../platform/database/unique-email.ts';
import {
  EmailColumn,
  EnumColumn,
  FlagColumn,
  FullNameColumn,
  InstantColumn,
  JsonColumn,
  KeyColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { FlagField, ValueField } from '../../../platform/fields/value-fields.ts';
import { NoticeChannel } from '../../academy/academies/notice.enums.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { ParentStatus } from './parent.enums.ts';

@ObjectType({ description: "A parent's preferred ways to get messages from the academy." })
export class CommunicationPreferences {
  @FlagField('True if messages are sent by e-mail.')
  email!: boolean;

  @FlagField('True if messages are sent by text message.')
  sms!: boolean;

  @FlagField('True if messages are sent by push notification.')
  push!: boolean;

  @Field(() => String, {
    description:
      'The BCP 47 language tag, such as `en` or `en-GB`. If it was never set, it is `en`, and messages have the ' +
      'language of the academy.',
  })
  language!: string;

  @ValueField(
    () => [NoticeChannel],
    'The channels whose values were set. Each other channel has its default value, which does not count: the settings of ' +
      'the academy decide. Null in old records, in which every value that differs from its default counts.',
    { nullable: true },
  )
  chosen?: NoticeChannel[] | null;

  @FlagField('True if the language was set. Null in old records, in which every language except `en` counts as set.', {
    nullable: true,
  })
  languageIsChosen?: boolean | null;
}

const CHANNELS = Object.values(NoticeChannel);

/**
 * Returns, for each channel that the parent or the office has ever set, whether it is on. An old row does not store
 * which channels were set. For such a row, these are the channels whose value differs from the default.
 */
export function chosenChannels(preferences: CommunicationPreferences): Partial<Record<NoticeChannel, boolean>> {
  const defaults = defaultPreferences();
  const isOther = (channel: NoticeChannel) => preferences[channel] !== defaults[channel];
  const chosen = preferences.chosen ?? CHANNELS.filter(isOther);
  return Object.fromEntries(chosen.map((channel) => [channel, preferences[channel]]));
}

/** Returns the language that the parent or the office has set, or null. In an old row, every language except `en` counts. */
export function chosenLanguage({ language, languageIsChosen }: CommunicationPreferences): string | null {
  return (languageIsChosen ?? language !== defaultPreferences().language) ? language : null;
}

const defaultPreferences = (): CommunicationPreferences => ({
  email: true,
  sms: false,
  push: false,
  language: 'en',
  chosen: [],
  languageIsChosen: false,
});

@ObjectType({ description: 'A parent or guardian of students.' })
@Entity({ tableName: 'parents' })
@ListIndexes(DELETED, 'createdAt', 'updatedAt', ['status', 'createdAt'])
// contains the columns of the filters, so that the database skips rows without reading them
@Index({ properties: ['academyId', 'name', 'id', 'deletedAt', 'status'], where: 'deleted_at is null' })
@TenantIndexes('userId')
@UniqueEmail('parents')
export class Parent extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The given name', { personal: 'blank' })
  firstName!: string;

  @TextColumn(100, 'The family name', { personal: 'blank' })
  lastName!: string;

  @FullNameColumn({ search: true })
  name!: string;

  @EmailColumn('The e-mail address, unique in the academy.', { search: true, personal: 'blank' })
  email!: string;

  @TextColumn(32, 'The telephone number', { search: true, personal: 'blank' })
  phone!: string;

  @TextColumn(32, 'A second telephone number', { nullable: true, personal: 'blank' })
  alternatePhone: string | null = null;

  @TextColumn(100, 'The occupation', { nullable: true, personal: 'blank' })
  occupation: string | null = null;

  @TextColumn(500, 'Street and number', { nullable: true, personal: 'blank' })
  address: string | null = null;

  @TextColumn(100, 'The city', { nullable: true, personal: 'blank' })
  city: string | null = null;

  @TextColumn(100, 'The state or province', { nullable: true, personal: 'blank' })
  state: string | null = null;

  @TextColumn(100, 'The country', { nullable: true, personal: 'blank' })
  country: string | null = null;

  @TextColumn(20, 'The postal code', { nullable: true, personal: 'blank' })
  postalCode: string | null = null;

  @FlagColumn('True if the academy should call this parent in an emergency.', { personal: 'blank' })
  emergencyContact: boolean = false;

  @JsonColumn(() => CommunicationPreferences, "The parent's preferred ways to get messages from the academy.", {
    personal: 'blank',
  })
  communicationPreferences: CommunicationPreferences = defaultPreferences();

  @EnumColumn(() => ParentStatus, 'The status: only an active parent is in contact with the academy.', {
    default: ParentStatus.ACTIVE,
    inEvents: true,
  })
  status: ParentStatus = ParentStatus.ACTIVE;

  @InstantColumn("The time at which the parent's personal data were erased: RFC 3339, UTC.", { nullable: true })
  erasedAt: string | null = null;

  @ManyToOne(() => User, { fieldName: 'user_id', nullable: true, deleteRule: 'restrict' })
  user: Rel<User> | null = null;

  @KeyColumn('user_id', 'The user who signs in as this parent.', { nullable: true, inEvents: true })
  userId!: string | null;
}
