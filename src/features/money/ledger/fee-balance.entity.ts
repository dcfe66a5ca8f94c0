import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MinorUnits } from '../../../platform/database/columns.ts';
import { TenantSum } from '../../../platform/database/tenant-record.ts';

/** What stands for a fee where money is on none. */
export const NO_FEE = '00000000-0000-0000-0000-000000000000';

/** The first month of which balances are kept. What is asked of days before it is worked out of the entries up to them. */
export const FIRST_KEPT = '2000-01-31';

/**
 * What was left to pay of a fee when a month ended, or was on an account as credit: what the entries up to that day come to,
 * where that is not 0. Kept of months that are over, up to `balancesKeptUntil` of the account. What is in another currency
 * than the academy's is left out.
 */
@Entity({ tableName: 'fee_balances' })
export class FeeBalance extends TenantSum {
  /** The last day. */
  @PrimaryKey({ type: 'date' })
  month!: string;

  @PrimaryKey({ type: 'uuid' })
  accountId!: string;

  /** {@link NO_FEE} for the credit of the account. */
  @PrimaryKey({ type: 'uuid' })
  feeId!: string;

  /** Below 0 where less was owed than nothing: what is credit, or paid before it was billed. */
  @Property({ type: MinorUnits })
  balance!: number;
}
