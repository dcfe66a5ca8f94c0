import { InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { DayFilter, FlagFilter } from '../../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../../platform/validation/rules.ts';
import { BillingRun } from '../../ledger/billing-run.entity.ts';

@InputType({ description: 'Filters billing runs; all conditions must hold.' })
export class BillingRunFilter extends filterOf(BillingRun, {
  kind: 'Filters by kind.',
  status: 'Filters by status.',
  automatic: FlagFilter(
    'True for the runs that the service started automatically; false for the runs that a user started.',
  ),
  from: DayFilter('Includes runs with an `asOf` date on or after this day.'),
  to: DayFilter('Includes runs with an `asOf` date on or before this day.', NotBefore('from')),
}) {}

export const BillingRunOrder = orderEnum('BillingRunOrder', ['createdAt', 'updatedAt', 'asOf']);
export const BillingRunListArgs = listArgs(BillingRunFilter, BillingRunOrder);
