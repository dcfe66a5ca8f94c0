import { InputType } from 'type-graphql';
import { DateInput, IdInput, MoneyInput } from '../../../platform/fields/inputs.ts';

/** Parts that a fee is split into. */
export const FEWEST_PARTS = 2;
export const MOST_PARTS = 24;

@InputType({ description: 'A part of a fee.' })
export class FeePartInput {
  @MoneyInput('The amount.', { required: true })
  amount!: number;

  @DateInput('The last day on which to pay it.', { required: true })
  dueDate!: string;

  @IdInput('The parent who is billed; as the fee is when omitted.')
  parentId?: string | null;
}
