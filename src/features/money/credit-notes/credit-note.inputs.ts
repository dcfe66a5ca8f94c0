import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { EnumInput, IdInput, MoneyInput, RepeatKeyInput, TextInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBelow } from '../../../platform/validation/rules.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { CreditReason } from '../ledger/ledger.enums.ts';

@InputType({ description: 'Which credit notes; all conditions must hold.' })
export class CreditNoteFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the number or the note.' })
  search?: string;

  @IdFilter('Issued to this account.')
  accountId?: string;

  @IdFilter('Of this fee.')
  feeId?: string;

  @EnumFilter(() => CreditReason, 'Why they were issued.')
  reason?: CreditReason;

  @MoneyInput('Of this amount or more.')
  amountFrom?: number;

  @MoneyInput('Of this amount or less.')
  @NotBelow('amountFrom', formatMoney)
  amountTo?: number;
}

export const CreditNoteOrder = orderEnum('CreditNoteOrder', ['createdAt', 'updatedAt', 'amount']);
export const CreditNoteListArgs = listArgs(CreditNoteFilter, CreditNoteOrder);

@InputType({ description: 'What a payer need not pay after all.' })
export class CreateCreditNoteInput {
  @IdInput('The account that it is issued to.', { required: true })
  accountId!: string;

  @IdInput('The fee that it is of, one of the account; on account when left out.')
  feeId?: string | null;

  @MoneyInput('The amount: at most what was billed and not credited yet.', { required: true })
  amount!: number;

  @EnumInput(() => CreditReason, 'Why it is issued.', { required: true })
  reason!: CreditReason;

  @TextInput(255, 'A note')
  note?: string | null;

  @RepeatKeyInput('credit note')
  idempotencyKey?: string | null;
}
