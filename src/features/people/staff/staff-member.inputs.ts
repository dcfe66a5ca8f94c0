import { Field, ID, InputType } from 'type-graphql';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { Items } from '../../../platform/validation/list-rules.ts';
import { After, NotBefore, Required } from '../../../platform/validation/rules.ts';
import { Availability, Qualification, Staff } from './staff.entity.ts';

@InputType({ description: 'A qualification of a staff member.' })
export class QualificationInput extends inputOf(Qualification, {
  required: ['title'],
  optional: ['institution', 'year'],
}) {}

@InputType({ description: 'A weekly period in which a staff member can work.' })
export class AvailabilityInput extends inputOf(Availability, {
  required: ['day', 'startTime', 'endTime'],
  rules: { endTime: [After('startTime')] },
}) {}

@InputType({ description: 'The fields of every staff member input.' })
abstract class StaffMemberInput extends inputOf(Staff, { optional: ['phone'] }) {
  @Field(() => [ID], {
    nullable: true,
    description: 'The departments: at most 50. The list replaces the existing departments.',
  })
  @Required()
  @Items(0, 50)
  departmentIds?: string[];
}

@InputType({ description: 'A new staff member.' })
export class CreateStaffMemberInput extends inputOf(Staff, {
  base: StaffMemberInput,
  optional: [
    ...(['qualifications', 'employmentType', 'hireDate', 'endDate', 'hourlyRate', 'weeklyAvailability'] as const),
    ...(['status'] as const),
  ],
  required: ['firstName', 'lastName', 'email', 'role'],
  shapes: { qualifications: () => [QualificationInput], weeklyAvailability: () => [AvailabilityInput] },
  words: {
    endDate: { note: ', on or after the first' },
    hourlyRate: 'The pay per hour; null if it is not recorded.',
    weeklyAvailability: 'The weekly availability: at most 50 periods. The list replaces the existing periods.',
  },
  rules: { endDate: [NotBefore('hireDate')] },
}) {}

@InputType({ description: 'Changes to a staff member. Omitted fields stay unchanged.' })
export class UpdateStaffMemberInput extends partialInput(CreateStaffMemberInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
