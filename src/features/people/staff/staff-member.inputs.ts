import { Field, ID, InputType, Int } from 'type-graphql';
import {
  DateInput,
  EmailInput,
  EnumInput,
  MoneyInput,
  TextInput,
  TimeInput,
  VersionInput,
} from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { Items } from '../../../platform/validation/list-rules.ts';
import { After, Between, NotBefore, Required } from '../../../platform/validation/rules.ts';
import { StaffRole, Weekday } from '../../academy/academies/academy.enums.ts';
import { EmploymentType, StaffStatus } from './staff.enums.ts';

@InputType({ description: 'A qualification of a staff member.' })
export class QualificationInput {
  @TextInput(255, 'What was earned', { required: true })
  title!: string;

  @TextInput(255, 'Where')
  institution?: string | null;

  @Field(() => Int, { nullable: true, description: 'The year, four digits.' })
  @Between(1000, 9999)
  year?: number | null;
}

@InputType({ description: 'A time of the week at which a staff member can work.' })
export class AvailabilityInput {
  @EnumInput(() => Weekday, 'The day of the week.', { required: true })
  day!: Weekday;

  @TimeInput('From this local time.', { required: true })
  startTime!: string;

  @TimeInput('Until this local time, after the start.', { required: true })
  @After('startTime')
  endTime!: string;
}

@InputType({ description: 'What every staff member can be told.' })
abstract class StaffMemberInput {
  @TextInput(32, 'The telephone number')
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

  @EnumInput(() => EmploymentType, 'On which terms they work; full time by default.', { omittable: true })
  employmentType?: EmploymentType;

  @DateInput('The first day of work.')
  hireDate?: string | null;

  @DateInput('The last day of work, on or after the first.')
  @NotBefore('hireDate')
  endDate?: string | null;

  @MoneyInput('Pay by the hour; null when it is not told.')
  hourlyRate?: number | null;

  @Field(() => [AvailabilityInput], {
    nullable: true,
    description: 'When they can work: at most 50 times of the week, in place of those there are.',
  })
  @Required()
  @Items(0, 50)
  weeklyAvailability?: AvailabilityInput[];

  @EnumInput(() => StaffStatus, 'Whether they are at work; active by default.', { omittable: true })
  status?: StaffStatus;
}

@InputType({ description: 'A new staff member.' })
export class CreateStaffMemberInput extends StaffMemberInput {
  @TextInput(100, 'The given name', { required: true })
  firstName!: string;

  @TextInput(100, 'The family name', { required: true })
  lastName!: string;

  @EmailInput('The e-mail address, unique in the academy.', { required: true })
  email!: string;

  @EnumInput(() => StaffRole, 'What they do.', { required: true })
  role!: StaffRole;
}

@InputType({ description: 'Changes to a staff member. What is left out stays as it is.' })
export class UpdateStaffMemberInput extends partialInput(CreateStaffMemberInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
