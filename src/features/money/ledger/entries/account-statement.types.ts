import { ArgsType, Extensions, Field, ID, ObjectType } from 'type-graphql';
import { DateInput } from '../../../../platform/fields/inputs.ts';
import { NotBefore, WithinDays } from '../../../../platform/validation/rules.ts';
import { DateScalar, DateTimeScalar, MoneyScalar } from '../../../../platform/validation/scalars.ts';
import { EntryKind } from '../ledger.enums.ts';

/** The maximum number of days in an account statement. */
export const MOST_DAYS = 366;

/** The default number of days in an account statement, if the first day is omitted. */
export const USUAL_DAYS = 90;

@ArgsType()
export class StatementArgs {
  @DateInput(`The first day; when omitted, the statement has ${USUAL_DAYS} days.`)
  from?: string | null;

  @DateInput(`The last day: the statement has at most ${MOST_DAYS} days. Default: today in the academy's time zone.`)
  @NotBefore('from')
  @WithinDays('from', MOST_DAYS)
  to?: string | null;
}

@ObjectType({ description: 'A ledger entry with a description in words.' })
export class StatementEntry {
  @Field(() => ID, { description: 'The id of the ledger entry.' })
  id!: string;

  @Field(() => DateScalar, {
    description: "The day from which balances include the entry, in the academy's time zone.",
  })
  effectiveOn!: string;

  @Field(() => DateTimeScalar, { description: 'The time at which the entry was recorded: RFC 3339, UTC.' })
  recordedAt!: string;

  @Field(() => EntryKind, { description: 'The kind of entry.' })
  kind!: EntryKind;

  @Field(() => String, { description: 'The description in words, with the title of the fee and the receipt number.' })
  description!: string;

  @Field(() => MoneyScalar, { description: 'The change of the open amount; negative if it decreases.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'The open amount less the credit, after the entry.' })
  balance!: number;

  @Field(() => ID, { nullable: true, description: 'The id of the fee; null for credit of the account.' })
  feeId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the payment that the money belongs to; for a refund, the refunded payment.',
  })
  paymentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the credit note that the amount belongs to.' })
  creditNoteId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the refund that returned the money.' })
  refundId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who recorded the entry; null if the service recorded the entry.',
  })
  actor!: string | null;
}

@ObjectType({ description: 'The account statement: the ledger entries of an account in a period.' })
export class AccountStatement {
  @Field(() => DateScalar, { description: 'The first day.' })
  from!: string;

  @Field(() => DateScalar, { description: 'The last day.' })
  to!: string;

  @Field(() => String, { description: 'The ISO 4217 code of the currency of the amounts.' })
  currency!: string;

  @Field(() => MoneyScalar, { description: 'The open amount less the credit, at the beginning of the first day.' })
  opening!: number;

  @Extensions({ usualLength: 50 })
  @Field(() => [StatementEntry], { description: 'The entries, ordered by `effectiveOn`.' })
  entries!: StatementEntry[];

  @Field(() => MoneyScalar, { description: 'The open amount less the credit, at the end of the last day.' })
  closing!: number;
}
