import { InputType } from 'type-graphql';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { Department } from './department.entity.ts';

@InputType({ description: 'A new department.' })
export class CreateDepartmentInput extends inputOf(Department, {
  required: ['name'],
  optional: ['headStaffId'],
  words: { headStaffId: { note: '; null for nobody' } },
}) {}

@InputType({ description: 'Changes to a department. What is left out stays as it is.' })
export class UpdateDepartmentInput extends partialInput(CreateDepartmentInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
