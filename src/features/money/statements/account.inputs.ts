import { InputType } from 'type-graphql';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { Account } from '../accounts/account.entity.ts';

@InputType({ description: 'Changes to an account. Omitted fields stay unchanged.' })
export class UpdateAccountInput extends inputOf(Account, {
  optional: ['autoApplyCredit'],
  words: {
    autoApplyCredit: 'True if credit pays open fees automatically. Existing credit then pays open fees immediately.',
  },
}) {
  @VersionInput()
  expectedVersion?: number | null;
}
