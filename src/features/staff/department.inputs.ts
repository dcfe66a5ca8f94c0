import { InputType } from 'type-graphql';
import { IdInput, TextInput, VersionInput } from '../../platform/fields/inputs.ts';

@InputType({ description: 'A new department.' })
export class CreateDepartmentInput {
  @TextInput(100, 'The name', { required: true })
  name!: string;

  @IdInput('The staff member who leads it.')
  headStaffId?: string | null;
}

@InputType({ description: 'Changes to a department. What is left out stays as it is.' })
export class UpdateDepartmentInput {
  @TextInput(100, 'The name', { omittable: true })
  name?: string;

  @IdInput('The staff member who leads it; null for nobody.')
  headStaffId?: string | null;

  @VersionInput()
  expectedVersion?: number | null;
}
