import { InputType } from 'type-graphql';
import { DateInput, IdInput, MoneyInput } from '../../../platform/fields/inputs.ts';

/** The minimum and maximum numbers of parts of a split fee. */
export const FEWEST_PARTS = 2;
export const MOST_PARTS = 24;

@InputType({ description: 'A part of a fee.' })
export class FeePartInput {
  @MoneyInput('The amount.', { required: true })
  amount!: number;

  @DateInput('The due date of the part.', { required: true })
  dueDate!: string;

  @IdInput('The parent to bill; when omitted, the payer of the fee.')
  parentId?: string | null;
}
