import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { MoneyFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { RepeatKeyInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBelow } from '../../../platform/validation/rules.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { CreditNote } from '../ledger/credit-note.entity.ts';

@InputType({ description: 'Filters credit notes; all conditions must hold.' })
export class CreditNoteFilter extends filterOf(CreditNote, {
  accountId: 'Filters by account.',
  feeId: 'Filters by fee.',
  reason: 'Filters by reason.',
  amountFrom: MoneyFilter('The minimum amount.'),
  amountTo: MoneyFilter('The maximum amount.', NotBelow('amountFrom', formatMoney)),
}) {}

export const CreditNoteOrder = orderEnum('CreditNoteOrder', ['createdAt', 'updatedAt', 'amount']);
export const CreditNoteListArgs = listArgs(CreditNoteFilter, CreditNoteOrder);

@InputType({ description: 'What a credit note is of.' })
abstract class CreditedInput extends inputOf(CreditNote, {
  required: ['accountId'],
  optional: ['feeId'],
  words: {
    feeId: 'The fee to credit, which must be in the account. When omitted, the amount becomes credit of the account.',
  },
}) {}

@InputType({ description: 'A reduction of the amount that a payer owes.' })
export class CreateCreditNoteInput extends inputOf(CreditNote, {
  base: CreditedInput,
  required: ['amount', 'reason'],
  optional: ['note'],
  words: { amount: 'The amount: at most the billed amount that is not credited yet.' },
}) {
  @RepeatKeyInput('credit note')
  idempotencyKey?: string | null;
}
