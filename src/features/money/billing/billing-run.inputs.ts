import { Field, InputType } from 'type-graphql';
import { EnumFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { DateInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { BillingRunKind, BillingRunStatus } from '../ledger/billing-run.enums.ts';

@InputType({ description: 'Which billing runs; all conditions must hold.' })
export class BillingRunFilter extends RecordFilter {
  @EnumFilter(() => BillingRunKind, 'What they bill.')
  kind?: BillingRunKind;

  @EnumFilter(() => BillingRunStatus, 'Where they stand.')
  status?: BillingRunStatus;

  @Field(() => Boolean, { nullable: true, description: 'Whether the service began them by itself.' })
  automatic?: boolean;

  @DateInput('As of this day or later.')
  from?: string;

  @DateInput('As of this day or earlier.')
  @NotBefore('from')
  to?: string;
}

export const BillingRunOrder = orderEnum('BillingRunOrder', ['createdAt', 'updatedAt', 'asOf']);
export const BillingRunListArgs = listArgs(BillingRunFilter, BillingRunOrder);
