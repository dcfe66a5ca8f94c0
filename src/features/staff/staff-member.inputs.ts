import { Field, ID, InputType, Int } from 'type-graphql';
import { After, Between, Email, Items, MaxCharacters, NotBefore, Required } from '../../platform/validation/rules.ts';
import { DateScalar, MoneyScalar, TimeScalar } from '../../platform/validation/scalars.ts';
import { StaffRole, Weekday } from '../academies/academy.enums.ts';
import { EmploymentType, StaffStatus } from './staff.enums.ts';

@InputType({ description: 'A qualification of a staff member.' })
export class QualificationInput {
  @Field(() => String, { description: 'What was earned: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  title!: string;

  @Field(() => String, { nullable: true, description: 'Where: at most 255 characters.' })
  @MaxCharacters(255)
  institution?: string | null;

  @Field(() => Int, { nullable: true, description: 'The year, four digits.' })
  @Between(1000, 9999)
  year?: number | null;
}

@InputType({ description: 'A time of the week at which a staff member can work.' })
export class AvailabilityInput {
  @Field(() => Weekday, { description: 'The day of the week.' })
  day!: Weekday;

  @Field(() => TimeScalar, { description: 'From this local time.' })
  startTime!: string;

  @Field(() => TimeScalar, { description: 'Until this local time, after the start.' })
  @After('startTime')
  endTime!: string;
}

@InputType({ description: 'What every staff member can be told.' })
abstract class StaffMemberInput {
  @Field(() => String, { nullable: true, description: 'The telephone number: at most 32 characters.' })
  @MaxCharacters(32)
  phone?: string | null;

  @Field(() => [ID], { nullable: true, description: 'The departments: at most 50, in place of those there are.' })
  @Required()
  @Items(0, 50)
  departmentIds?: string[];

  @Field(() => [QualificationInput], {
    nullable: true,
    description: 'Qualifications: at most 30, in place of those there are.',
  })
  @Required()
  @Items(0, 30)
  qualifications?: QualificationInput[];

  @Field(() => EmploymentType, { nullable: true, description: 'On which terms they work; full time by default.' })
  @Required()
  employmentType?: EmploymentType;

  @Field(() => DateScalar, { nullable: true, description: 'The first day of work.' })
  hireDate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day of work, on or after the first.' })
  @NotBefore('hireDate')
  endDate?: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Pay by the hour; null when it is not told.' })
  hourlyRate?: number | null;

  @Field(() => [AvailabilityInput], {
    nullable: true,
    description: 'When they can work: at most 50 times of the week, in place of those there are.',
  })
  @Required()
  @Items(0, 50)
  weeklyAvailability?: AvailabilityInput[];

  @Field(() => StaffStatus, { nullable: true, description: 'Whether they are at work; active by default.' })
  @Required()
  status?: StaffStatus;
}

@InputType({ description: 'A new staff member.' })
export class CreateStaffMemberInput extends StaffMemberInput {
  @Field(() => String, { description: 'The given name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  firstName!: string;

  @Field(() => String, { description: 'The family name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  lastName!: string;

  @Field(() => String, { description: 'The e-mail address, unique in the academy.' })
  @Required()
  @Email()
  @MaxCharacters(255)
  email!: string;

  @Field(() => StaffRole, { description: 'What they do.' })
  role!: StaffRole;
}

@InputType({ description: 'Changes to a staff member. What is left out stays as it is.' })
export class UpdateStaffMemberInput extends StaffMemberInput {
  @Field(() => String, { nullable: true, description: 'The given name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  firstName?: string;

  @Field(() => String, { nullable: true, description: 'The family name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  lastName?: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address, unique in the academy.' })
  @Required()
  @Email()
  @MaxCharacters(255)
  email?: string;

  @Field(() => StaffRole, { nullable: true, description: 'What they do.' })
  @Required()
  role?: StaffRole;

  @Field(() => Int, { nullable: true, description: 'The version that was edited: another one is a CONFLICT.' })
  expectedVersion?: number | null;
}
