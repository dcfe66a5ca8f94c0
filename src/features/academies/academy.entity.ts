import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 as uuid } from 'uuid';
import { Timestamp } from '../../platform/database/columns.ts';
import { RecordTimes } from '../../platform/database/tenant-record.ts';
import { AcademyStatus, AcademyType } from './academy.enums.ts';
import { AcademyBranding, AcademySettings } from './academy-settings.ts';
import type { StoredSubscription } from './subscription.ts';

@ObjectType({
  description:
    'An education business, and the boundary of its data: nobody sees rows of an academy they are no member of. ' +
    'Texts that were never set are the empty string.',
})
@Entity({
  tableName: 'academies',
  // not forced on the owner: a user lists and chooses academies before one is chosen
  rowLevelSecurity: true,
  policies: [{ name: 'academies_tenant', using: "id = current_setting('app.academy_id')::uuid" }],
})
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['updatedAt', 'id'] })
@Index({ properties: ['name', 'id'] })
@Index({ properties: ['type', 'id'] })
@Index({ properties: ['status', 'id'] })
export class Academy extends RecordTimes {
  @Field(() => ID, { description: 'The identifier of the academy: a UUID (version 7). Send it as X-Academy-ID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Field(() => String, { description: 'The name: at most 255 characters.' })
  @Property({ type: 'string', length: 255 })
  name!: string;

  @Field(() => String, { description: 'The name in addresses: `[a-z0-9-]`, at most 100 characters, unique.' })
  @Property({ type: 'string', length: 100 })
  @Unique()
  slug!: string;

  @Field(() => AcademyType, { description: 'What the academy teaches.' })
  @Enum({ items: () => AcademyType, type: 'string' })
  type!: AcademyType;

  @Field(() => String, { description: 'A description: at most 5000 characters.' })
  @Property({ type: 'text', default: '' })
  description: string = '';

  @Field(() => String, { description: 'The e-mail address of the office.' })
  @Property({ type: 'string', length: 255 })
  email!: string;

  @Field(() => String, { description: 'The telephone number: at most 32 characters.' })
  @Property({ type: 'string', length: 32, default: '' })
  phone: string = '';

  @Field(() => String, { description: 'Street and number: at most 500 characters.' })
  @Property({ type: 'string', length: 500, default: '' })
  address: string = '';

  @Field(() => String, { description: 'The city: at most 100 characters.' })
  @Property({ type: 'string', length: 100, default: '' })
  city: string = '';

  @Field(() => String, { description: 'The state or province: at most 100 characters.' })
  @Property({ type: 'string', length: 100, default: '' })
  state: string = '';

  @Field(() => String, { description: 'The country: at most 100 characters.' })
  @Property({ type: 'string', length: 100, default: '' })
  country: string = '';

  @Field(() => String, { description: 'The postal code: at most 20 characters.' })
  @Property({ type: 'string', length: 20, default: '' })
  postalCode: string = '';

  @Field(() => String, { description: 'The web site: an http or https URL, at most 2048 characters.' })
  @Property({ type: 'string', length: 2048, default: '' })
  website: string = '';

  @Field(() => String, { description: 'The logo: an http or https URL, at most 2048 characters.' })
  @Property({ type: 'string', length: 2048, default: '' })
  logoUrl: string = '';

  @Field(() => AcademyStatus, { description: 'Whether the academy is open for business.' })
  @Enum({ items: () => AcademyStatus, type: 'string', default: AcademyStatus.ACTIVE })
  status: AcademyStatus = AcademyStatus.ACTIVE;

  @Field(() => AcademyBranding, { description: 'Colours, pictures and the sender of e-mails.' })
  @Property({ type: 'json' })
  branding!: AcademyBranding;

  @Field(() => AcademySettings, { description: 'How the academy works: time zone, currency, defaults.' })
  @Property({ type: 'json' })
  settings!: AcademySettings;

  /** Plan and state; the limits that differ from the plan's. Shown through the field `subscription`. */
  @Property({ type: 'json' })
  subscription!: StoredSubscription;

  @Property({ type: Timestamp, nullable: true })
  deletedAt: string | null = null;
}
