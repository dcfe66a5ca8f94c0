import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { v7 as uuid } from 'uuid';
import { Timestamp } from '../../../platform/database/columns.ts';
import { Node } from '../../../platform/database/node.ts';
import { CHOSEN_ACADEMY } from '../../../platform/database/tenant-policy.ts';
import { RecordTimes } from '../../../platform/database/tenant-record.ts';
import {
  CodeColumn,
  EmailColumn,
  EnumColumn,
  FileColumn,
  JsonColumn,
  TextColumn,
  UrlColumn,
} from '../../../platform/fields/columns.ts';
import { READ_SCOPE } from '../../../platform/permissions/selection-scopes.ts';
import { PAPER_PICTURES } from '../../../platform/storage/picture-types.ts';
import { AcademyStatus, AcademyType } from './academy.enums.ts';
import { AcademyBranding, AcademySettings } from './academy-settings.ts';
import { PlanSubscription, type StoredSubscription } from './subscription.ts';

@ObjectType({
  implements: Node,
  description:
    'An education business, and the boundary of its data: users see only rows of the academies in which they ' +
    'are members. Texts that were never set are empty strings.',
})
@Entity({
  tableName: 'academies',
  // row-level security does not apply to the owner of the tables, because a user lists academies before choosing one
  rowLevelSecurity: true,
  policies: [{ name: 'academies_tenant', using: `id = ${CHOSEN_ACADEMY}` }],
})
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['updatedAt', 'id'] })
@Index({ properties: ['name', 'id'] })
@Index({ properties: ['type', 'id'] })
@Index({ properties: ['status', 'id'] })
export class Academy extends RecordTimes {
  @Field(() => ID, { description: 'The id of the academy: a UUID (version 7). Send it as X-Academy-ID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @TextColumn(255, 'The name', { search: true })
  name!: string;

  @CodeColumn(100, 'The name in URLs: `[a-z0-9-]`, at most 100 characters, unique.', { search: true })
  @Unique()
  slug!: string;

  @EnumColumn(() => AcademyType, 'The kind of education that the academy offers.')
  type!: AcademyType;

  @TextColumn(5000, 'A description', { default: '' })
  description: string = '';

  @EmailColumn('The e-mail address of the office.')
  email!: string;

  @TextColumn(32, 'The telephone number', { default: '' })
  phone: string = '';

  @TextColumn(500, 'Street and number', { default: '' })
  address: string = '';

  @TextColumn(100, 'The city', { default: '' })
  city: string = '';

  @TextColumn(100, 'The state or province', { default: '' })
  state: string = '';

  @TextColumn(100, 'The country', { default: '' })
  country: string = '';

  @TextColumn(20, 'The postal code', { default: '' })
  postalCode: string = '';

  @UrlColumn('The web site', { default: '' })
  website: string = '';

  @UrlColumn('The logo', { default: '' })
  logoUrl: string = '';

  @FileColumn('The uploaded logo: the id of a PNG or JPEG file.', { fileTypes: PAPER_PICTURES })
  logoFileId: string | null = null;

  @EnumColumn(() => AcademyStatus, 'The status of the academy.', {
    default: AcademyStatus.ACTIVE,
    inEvents: true,
  })
  status: AcademyStatus = AcademyStatus.ACTIVE;

  @JsonColumn(
    () => AcademyBranding,
    'The branding of the academy: its colours, its pictures, and the sender name of its e-mails.',
  )
  branding!: AcademyBranding;

  @JsonColumn(() => AcademySettings, 'The settings of the academy: time zone, currency, defaults.')
  settings!: AcademySettings;

  /**
   * The plan, the status of the subscription, and limits that replace those of the plan for this academy. The API also
   * returns the limits that apply, and how much of them is used.
   */
  @Extensions({ [READ_SCOPE]: 'academy:read' })
  @Field(() => PlanSubscription, { description: 'The subscription plan of the academy.' })
  @Property({ type: 'json' })
  subscription!: StoredSubscription;

  @Property({ type: Timestamp, nullable: true })
  deletedAt: string | null = null;
}
