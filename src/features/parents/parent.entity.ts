import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { keyColumn, SoftDeletedTenantRecord, TenantIndexes } from '../../platform/database/tenant-record.ts';
import { User } from '../auth/user.entity.ts';
import { ParentStatus } from './parent.enums.ts';

@ObjectType({ description: 'How a parent wants to hear from the academy.' })
export class CommunicationPreferences {
  @Field(() => Boolean, { description: 'By e-mail.' })
  email!: boolean;

  @Field(() => Boolean, { description: 'By text message.' })
  sms!: boolean;

  @Field(() => Boolean, { description: 'By push notification.' })
  push!: boolean;

  @Field(() => String, { description: 'BCP 47 language tag, `en` or `en-GB`.' })
  language!: string;
}

/** The preferences of a parent who chose none. */
export const defaultPreferences = (): CommunicationPreferences => ({
  email: true,
  sms: false,
  push: false,
  language: 'en',
});

@ObjectType({ description: 'A parent or guardian of students.' })
@Entity({ tableName: 'parents' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'userId', 'status')
@Unique({ properties: ['academyId', 'email'], where: 'deleted_at is null' })
export class Parent extends SoftDeletedTenantRecord {
  @Field(() => String, { description: 'The given name: at most 100 characters.' })
  @Property({ type: 'string', length: 100 })
  firstName!: string;

  @Field(() => String, { description: 'The family name: at most 100 characters.' })
  @Property({ type: 'string', length: 100 })
  lastName!: string;

  @Field(() => String, { description: 'The given and the family name.' })
  @Property({ type: 'string', length: 201, generated: "(first_name || ' ' || last_name) stored" })
  name!: string;

  @Field(() => String, { description: 'The e-mail address, unique in the academy.' })
  @Property({ type: 'string', length: 255 })
  email!: string;

  @Field(() => String, { description: 'The telephone number: at most 32 characters.' })
  @Property({ type: 'string', length: 32 })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'A second telephone number: at most 32 characters.' })
  @Property({ type: 'string', length: 32, nullable: true })
  alternatePhone: string | null = null;

  @Field(() => String, { nullable: true, description: 'The occupation: at most 100 characters.' })
  @Property({ type: 'string', length: 100, nullable: true })
  occupation: string | null = null;

  @Field(() => String, { nullable: true, description: 'Street and number: at most 500 characters.' })
  @Property({ type: 'string', length: 500, nullable: true })
  address: string | null = null;

  @Field(() => String, { nullable: true, description: 'The city: at most 100 characters.' })
  @Property({ type: 'string', length: 100, nullable: true })
  city: string | null = null;

  @Field(() => String, { nullable: true, description: 'The state or province: at most 100 characters.' })
  @Property({ type: 'string', length: 100, nullable: true })
  state: string | null = null;

  @Field(() => String, { nullable: true, description: 'The country: at most 100 characters.' })
  @Property({ type: 'string', length: 100, nullable: true })
  country: string | null = null;

  @Field(() => String, { nullable: true, description: 'The postal code: at most 20 characters.' })
  @Property({ type: 'string', length: 20, nullable: true })
  postalCode: string | null = null;

  @Field(() => Boolean, { description: 'Whether to call this parent in an emergency.' })
  @Property({ type: 'boolean', default: false })
  emergencyContact: boolean = false;

  @Field(() => CommunicationPreferences, { description: 'How the parent wants to hear from the academy.' })
  @Property({ type: 'json' })
  communicationPreferences: CommunicationPreferences = defaultPreferences();

  @Field(() => ParentStatus, { description: 'Whether the parent is in contact with the academy.' })
  @Enum({ items: () => ParentStatus, type: 'string', default: ParentStatus.ACTIVE })
  status: ParentStatus = ParentStatus.ACTIVE;

  @ManyToOne(() => User, { fieldName: 'user_id', nullable: true, deleteRule: 'restrict' })
  user: Rel<User> | null = null;

  @Field(() => ID, { nullable: true, description: 'The user who signs in as this parent.' })
  @Property(keyColumn('user_id', { nullable: true }))
  userId!: string | null;
}
