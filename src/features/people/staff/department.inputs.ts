import { InputType } from 'type-graphql';
import { IdInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';

@InputType({ description: 'A new department.' })
export class CreateDepartmentInput {
  @TextInput(100, 'The name', { required: true })
  name!: string;

  @IdInput('The staff member who leads it; null for nobody.')
  headStaffId?: string | null;
}

@InputType({ description: 'Changes to a department. What is left out stays as it is.' })
export class UpdateDepartmentInput extends partialInput(CreateDepartmentInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
