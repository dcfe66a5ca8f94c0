import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { UniqueEmail } from '../../../platform/database/unique-email.ts';
import {
  CodeColumn,
  DateColumn,
  EmailColumn,
  EnumColumn,
  FullNameColumn,
  InstantColumn,
  JsonColumn,
  KeyColumn,
  MoneyColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { EnumField, IntegerField, TextField, TimeField } from '../../../platform/fields/value-fields.ts';
import { StaffRole, Weekday } from '../../academy/academies/academy.enums.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { EmploymentType, StaffStatus } from './staff.enums.ts';

@ObjectType({ description: 'A qualification of a staff member.' })
export class Qualification {
  @TextField(255, 'The degree or certificate')
  title!: string;

  @TextField(255, 'The institution that awarded the qualification', { nullable: true })
  institution!: string | null;

  @IntegerField(1000, 9999, 'The year', { nullable: true })
  year!: number | null;
}

@ObjectType({ description: 'A weekly period in which a staff member can work.' })
export class Availability {
  @EnumField(() => Weekday, 'The weekday.')
  day!: Weekday;

  @TimeField('The start, as a local time.')
  startTime!: string;

  @TimeField('The end, as a local time after the start.')
  endTime!: string;
}

@ObjectType('StaffMember', {
  description:
    'A person who works at an academy. Teachers, support staff, parents and students see only `id`, `name` ' +
    'and `role` of other staff members; all other fields are null for them.',
})
@Entity({ tableName: 'staff' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'userId', 'role', 'status')
@UniqueEmail('staff')
@Unique({ properties: ['academyId', 'staffNumber'] })
export class Staff extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The given name', { restricted: true, personal: 'blank' })
  firstName!: string;

  @TextColumn(100, 'The family name', { restricted: true, personal: 'blank' })
  lastName!: string;

  @FullNameColumn({ search: true })
  name!: string;

  @EmailColumn('The e-mail address, unique in the academy.', { restricted: true, search: true, personal: 'blank' })
  email!: string;

  @TextColumn(32, 'The telephone number', { nullable: true, personal: 'blank' })
  phone: string | null = null;

  @EnumColumn(() => StaffRole, 'The job of the staff member.', { inEvents: true })
  role!: StaffRole;

  @CodeColumn(12, 'The number of the staff member: `STF-` and 8 characters.', {
    restricted: true,
    search: true,
    personal: 'keep',
  })
  staffNumber!: string;

  @Field(() => [ID], { nullable: true, description: 'The departments of the staff member.' })
  @Property({ type: 'json', persist: false })
  departmentIds!: string[];

  @JsonColumn(() => [Qualification], 'Qualifications: at most 30.', { restricted: true, most: 30, personal: 'blank' })
  qualifications: Qualification[] = [];

  @EnumColumn(() => EmploymentType, 'The terms of employment.', {
    restricted: true,
    default: EmploymentType.FULL_TIME,
  })
  employmentType: EmploymentType = EmploymentType.FULL_TIME;

  @DateColumn('The first day of work.', { nullable: true, personal: 'keep' })
  hireDate: string | null = null;

  @DateColumn('The last day of work.', { nullable: true, personal: 'keep' })
  endDate: string | null = null;

  @MoneyColumn('The pay per hour; visible only to admins and to the staff member.', {
    nullable: true,
    personal: 'blank',
  })
  hourlyRate: number | null = null;

  @JsonColumn(() => [Availability], 'The weekly periods in which the staff member can work.', {
    restricted: true,
    most: 50,
    personal: 'blank',
  })
  weeklyAvailability: Availability[] = [];

  @EnumColumn(() => StaffStatus, 'The status: at work, on leave or terminated.', {
    restricted: true,
    default: StaffStatus.ACTIVE,
    inEvents: true,
  })
  status: StaffStatus = StaffStatus.ACTIVE;

  @InstantColumn("The time at which the staff member's personal data were erased: RFC 3339, UTC.", { nullable: true })
  erasedAt: string | null = null;

  @ManyToOne(() => User, { fieldName: 'user_id', nullable: true, deleteRule: 'restrict' })
  user: Rel<User> | null = null;

  @KeyColumn('user_id', 'The user who signs in as this staff member.', { nullable: true, inEvents: true })
  userId!: string | null;
}
