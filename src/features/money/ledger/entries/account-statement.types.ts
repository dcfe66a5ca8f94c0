import { ArgsType, Extensions, Field, ID, ObjectType } from 'type-graphql';
import { DateInput } from '../../../../platform/fields/inputs.ts';
import { NotBefore, WithinDays } from '../../../../platform/validation/rules.ts';
import { DateScalar, DateTimeScalar, MoneyScalar } from '../../../../platform/validation/scalars.ts';
import { EntryKind } from '../ledger.enums.ts';

/** The most days of a statement. */
export const MOST_DAYS = 366;

/** The days of a statement without a first day. */
export const USUAL_DAYS = 90;

@ArgsType()
export class StatementArgs {
  @DateInput(`The first day; without it, the statement has ${USUAL_DAYS} days.`)
  from?: string | null;

  @DateInput(`The last day, at most ${MOST_DAYS} days in all; today by default, in the academy's time zone.`)
  @NotBefore('from')
  @WithinDays('from', MOST_DAYS)
  to?: string | null;
}

@ObjectType({ description: 'A line of the ledger, in words.' })
export class StatementEntry {
  @Field(() => ID, { description: 'The id of the line.' })
  id!: string;

  @Field(() => DateScalar, { description: "The day from which on it counts, in the academy's time zone." })
  effectiveOn!: string;

  @Field(() => DateTimeScalar, { description: 'When it was entered: RFC 3339, UTC.' })
  recordedAt!: string;

  @Field(() => EntryKind, { description: 'The kind of entry.' })
  kind!: EntryKind;

  @Field(() => String, { description: 'The same in words, with the title of the fee and the number of the receipt.' })
  description!: string;

  @Field(() => MoneyScalar, { description: 'The change of the open amount; negative if it decreases.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'The open amount after the entry, less the credit.' })
  balance!: number;

  @Field(() => ID, { nullable: true, description: 'The fee; null for the credit of the account.' })
  feeId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The payment that the money belongs to; for a refund, the refunded payment.',
  })
  paymentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The credit note whose amount it is of.' })
  creditNoteId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The refund that returned the money.' })
  refundId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who entered it; null for the service itself.',
  })
  actor!: string | null;
}

@ObjectType({ description: 'The movements of money on an account in a period.' })
export class AccountStatement {
  @Field(() => DateScalar, { description: 'The first day.' })
  from!: string;

  @Field(() => DateScalar, { description: 'The last day.' })
  to!: string;

  @Field(() => String, { description: 'ISO 4217 code of the amounts.' })
  currency!: string;

  @Field(() => MoneyScalar, { description: 'The open amount when the first day began, less the credit.' })
  opening!: number;

  @Extensions({ usualLength: 50 })
  @Field(() => [StatementEntry], { description: 'The entries by the day on which they count.' })
  entries!: StatementEntry[];

  @Field(() => MoneyScalar, { description: 'The open amount when the last day ended, less the credit.' })
  closing!: number;
}
