import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { UniqueEmail } from '../../../platform/database/unique-email.ts';
import {
  DateColumn,
  EmailColumn,
  EnumColumn,
  InstantColumn,
  JsonColumn,
  KeyColumn,
  MoneyColumn,
  TextColumn,
  TextField,
} from '../../../platform/fields/columns.ts';
import { TimeScalar } from '../../../platform/validation/scalars.ts';
import { StaffRole, Weekday } from '../../academy/academies/academy.enums.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { EmploymentType, StaffStatus } from './staff.enums.ts';

@ObjectType({ description: 'A qualification of a staff member.' })
export class Qualification {
  @TextField(255, 'What was earned')
  title!: string;

  @TextField(255, 'Where', { nullable: true })
  institution!: string | null;

  @Field(() => Int, { nullable: true, description: 'The year, four digits.' })
  year!: number | null;
}

@ObjectType({ description: 'A time of the week at which a staff member can work.' })
export class Availability {
  @Field(() => Weekday, { description: 'The day of the week.' })
  day!: Weekday;

  @Field(() => TimeScalar, { description: 'From this local time.' })
  startTime!: string;

  @Field(() => TimeScalar, { description: 'Until this local time, after the start.' })
  endTime!: string;
}

@ObjectType('StaffMember', {
  description:
    'Somebody who works at an academy. Teachers, support staff, parents and students see `id`, `name` and `role` of others; ' +
    'everything else is null to them.',
})
@Entity({ tableName: 'staff' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'userId', 'role', 'status')
@UniqueEmail('staff')
@Unique({ properties: ['academyId', 'staffNumber'] })
export class Staff extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The given name', { restricted: true })
  firstName!: string;

  @TextColumn(100, 'The family name', { restricted: true })
  lastName!: string;

  @Field(() => String, { description: 'The given and the family name.' })
  @Property({ type: 'string', length: 201, generated: "(first_name || ' ' || last_name) stored" })
  name!: string;

  @EmailColumn('The e-mail address, unique in the academy.', { restricted: true })
  email!: string;

  @TextColumn(32, 'The telephone number', { nullable: true })
  phone: string | null = null;

  @EnumColumn(() => StaffRole, 'What the staff member does.')
  role!: StaffRole;

  @Field(() => String, { nullable: true, description: 'The number of the staff member: `STF-` and 8 characters.' })
  @Property({ type: 'string', length: 12 })
  staffNumber!: string;

  @Field(() => [ID], { nullable: true, description: 'The departments the staff member belongs to.' })
  @Property({ type: 'json', persist: false })
  departmentIds!: string[];

  @JsonColumn(() => [Qualification], 'Qualifications: at most 30.', { restricted: true })
  qualifications: Qualification[] = [];

  @EnumColumn(() => EmploymentType, 'On which terms the staff member works.', {
    restricted: true,
    default: EmploymentType.FULL_TIME,
  })
  employmentType: EmploymentType = EmploymentType.FULL_TIME;

  @DateColumn('The first day of work.', { nullable: true })
  hireDate: string | null = null;

  @DateColumn('The last day of work.', { nullable: true })
  endDate: string | null = null;

  @MoneyColumn('Pay by the hour; seen by admins and by oneself.', { nullable: true })
  hourlyRate: number | null = null;

  @JsonColumn(() => [Availability], 'When the staff member can work.', { restricted: true })
  weeklyAvailability: Availability[] = [];

  @EnumColumn(() => StaffStatus, 'Whether the staff member is at work.', {
    restricted: true,
    default: StaffStatus.ACTIVE,
  })
  status: StaffStatus = StaffStatus.ACTIVE;

  @InstantColumn('When all that told who the staff member is was erased: RFC 3339, UTC.', { nullable: true })
  erasedAt: string | null = null;

  @ManyToOne(() => User, { fieldName: 'user_id', nullable: true, deleteRule: 'restrict' })
  user: Rel<User> | null = null;

  @KeyColumn('user_id', 'The user who signs in as this staff member.', { nullable: true })
  userId!: string | null;
}
