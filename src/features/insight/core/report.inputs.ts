import { ArgsType, type ClassType, Field, InputType, Int } from 'type-graphql';
import { DateInput } from '../../../platform/fields/inputs.ts';
import { ListArguments } from '../../../platform/graphql/connection.ts';
import { MAX_PAGE_SIZE, REPORT_PAGE_SIZE } from '../../../platform/validation/page-size.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { YEARS } from './report-period.ts';

@InputType({ description: 'What every report of how things stood on a day can be asked.' })
export abstract class DayFilter {
  @DateInput('The date up to which the report counts, at most today; today when omitted.')
  asOf?: string;
}

@InputType({ description: 'What every report of a period can be asked.' })
export abstract class PeriodFilter {
  @DateInput('The first day; when omitted, the first day of the month that contains the last day.')
  from?: string;

  @DateInput(
    'The last day; when omitted, the `asOf` date. The period has at most 366 days if rows are grouped by ' +
      `days, and ${YEARS} years otherwise.`,
  )
  @NotBefore('from')
  to?: string;

  @DateInput('The date up to which the report counts, at most today; today when omitted.')
  asOf?: string;
}

/** Returns the arguments of a report, with its filter, groups and orders. */
export function reportArgs<Filter extends object>(filter: ClassType<Filter>, groups: object, order: object) {
  @ArgsType()
  class ReportArgs extends ListArguments {
    static readonly filter = filter;

    @Field(() => groups, {
      nullable: true,
      description: 'The grouping of rows; the first value when omitted.',
    })
    groupBy?: string;

    @Field(() => filter, { nullable: true, description: 'The period and the filter; all conditions must hold.' })
    filter?: Filter;

    @Field(() => [order], { nullable: true, description: 'The sort order, the most important key first.' })
    orderBy?: string[];
  }
  // pages of reports may be longer than pages of lists
  const first = `The number of rows from the start: 0 to ${MAX_PAGE_SIZE}, ${REPORT_PAGE_SIZE} when omitted.`;
  Field(() => Int, { nullable: true, description: first })(ReportArgs.prototype, 'first');
  return ReportArgs;
}
