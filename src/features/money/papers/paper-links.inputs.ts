import { ArgsType } from 'type-graphql';
import { DateInput } from '../../../platform/fields/inputs.ts';
import { NotBefore, WithinDays } from '../../../platform/validation/rules.ts';
import { MOST_DAYS } from '../ledger/entries/account-statement.types.ts';

/** The period of an account statement's paper. */
@ArgsType()
export class StatementPaperArgs {
  @DateInput('The first day; when omitted, the statement has 12 months.')
  from?: string | null;

  @DateInput(`The last day: the statement has at most ${MOST_DAYS} days. Default: today in the academy's time zone.`)
  @NotBefore('from')
  @WithinDays('from', MOST_DAYS)
  to?: string | null;
}
