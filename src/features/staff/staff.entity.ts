import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MinorUnits } from '../../platform/database/columns.ts';
import { keyColumn, SoftDeletedTenantRecord, TenantIndexes } from '../../platform/database/tenant-record.ts';
import { DateScalar, MoneyScalar, TimeScalar } from '../../platform/validation/scalars.ts';
import { StaffRole, Weekday } from '../academies/academy.enums.ts';
import { User } from '../auth/user.entity.ts';
import { EmploymentType, StaffStatus } from './staff.enums.ts';

@ObjectType({ description: 'A qualification of a staff member.' })
export class Qualification {
  @Field(() => String, { description: 'What was earned: at most 255 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Where: at most 255 characters.' })
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
@Unique({ properties: ['academyId', 'email'], where: 'deleted_at is null' })
@Unique({ properties: ['academyId', 'staffNumber'] })
export class Staff extends SoftDeletedTenantRecord {
  @Field(() => String, { nullable: true, description: 'The given name: at most 100 characters.' })
  @Property({ type: 'string', length: 100 })
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'The family name: at most 100 characters.' })
  @Property({ type: 'string', length: 100 })
  lastName!: string;

  @Field(() => String, { description: 'The given and the family name.' })
  @Property({ type: 'string', length: 201, generated: "(first_name || ' ' || last_name) stored" })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address, unique in the academy.' })
  @Property({ type: 'string', length: 255 })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The telephone number: at most 32 characters.' })
  @Property({ type: 'string', length: 32, nullable: true })
  phone: string | null = null;

  @Field(() => StaffRole, { description: 'What the staff member does.' })
  @Enum({ items: () => StaffRole, type: 'string' })
  role!: StaffRole;

  @Field(() => String, { nullable: true, description: 'The number of the staff member: `STF-` and 8 characters.' })
  @Property({ type: 'string', length: 12 })
  staffNumber!: string;

  @Field(() => [ID], { nullable: true, description: 'The departments the staff member belongs to.' })
  @Property({ type: 'json', persist: false })
  departmentIds!: string[];

  @Field(() => [Qualification], { nullable: true, description: 'Qualifications: at most 30.' })
  @Property({ type: 'json' })
  qualifications: Qualification[] = [];

  @Field(() => EmploymentType, { nullable: true, description: 'On which terms the staff member works.' })
  @Enum({ items: () => EmploymentType, type: 'string', default: EmploymentType.FULL_TIME })
  employmentType: EmploymentType = EmploymentType.FULL_TIME;

  @Field(() => DateScalar, { nullable: true, description: 'The first day of work.' })
  @Property({ type: 'date', nullable: true })
  hireDate: string | null = null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day of work.' })
  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Pay by the hour; seen by admins and by oneself.' })
  @Property({ type: MinorUnits, nullable: true })
  hourlyRate: number | null = null;

  @Field(() => [Availability], { nullable: true, description: 'When the staff member can work.' })
  @Property({ type: 'json' })
  weeklyAvailability: Availability[] = [];

  @Field(() => StaffStatus, { nullable: true, description: 'Whether the staff member is at work.' })
  @Enum({ items: () => StaffStatus, type: 'string', default: StaffStatus.ACTIVE })
  status: StaffStatus = StaffStatus.ACTIVE;

  @ManyToOne(() => User, { fieldName: 'user_id', nullable: true, deleteRule: 'restrict' })
  user: Rel<User> | null = null;

  @Field(() => ID, { nullable: true, description: 'The user who signs in as this staff member.' })
  @Property(keyColumn('user_id', { nullable: true }))
  userId!: string | null;
}
