import { InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { DayFilter, FlagFilter } from '../../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../../platform/validation/rules.ts';
import { BillingRun } from '../../ledger/billing-run.entity.ts';

@InputType({ description: 'Which billing runs; all conditions must hold.' })
export class BillingRunFilter extends filterOf(BillingRun, {
  kind: 'The kind of billing run.',
  status: 'Filters by status.',
  automatic: FlagFilter('Whether the service began them by itself.'),
  from: DayFilter('As of this day or later.'),
  to: DayFilter('As of this day or earlier.', NotBefore('from')),
}) {}

export const BillingRunOrder = orderEnum('BillingRunOrder', ['createdAt', 'updatedAt', 'asOf']);
export const BillingRunListArgs = listArgs(BillingRunFilter, BillingRunOrder);
