import { InputType } from 'type-graphql';
import { FlagInput, VersionInput } from '../../../platform/fields/inputs.ts';

@InputType({ description: 'Changes to an account. What is left out stays as it is.' })
export class UpdateAccountInput {
  @FlagInput('Whether credit goes to open fees by itself; what there is goes to them at once.', { omittable: true })
  autoApplyCredit?: boolean;

  @VersionInput()
  expectedVersion?: number | null;
}
