import { InputType } from 'type-graphql';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { Department } from './department.entity.ts';

@InputType({ description: 'A new department.' })
export class CreateDepartmentInput extends inputOf(Department, {
  required: ['name'],
  optional: ['headStaffId'],
  words: { headStaffId: { note: '; null for none' } },
}) {}

@InputType({ description: 'Changes to a department. Omitted fields stay unchanged.' })
export class UpdateDepartmentInput extends partialInput(CreateDepartmentInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
