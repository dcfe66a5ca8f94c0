import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MinorUnits } from '../../../platform/database/columns.ts';
import { TenantSum } from '../../../platform/database/tenant-record.ts';

/** The value of `feeId` for money that belongs to no fee, which is the credit of an account. */
export const NO_FEE = '00000000-0000-0000-0000-000000000000';

/**
 * The last day of the first month whose balances are stored. Balances of earlier days are computed from the entries.
 */
export const FIRST_KEPT = '2000-01-31';

/**
 * The open amount of a fee, or the credit of an account, at the end of a month. It is the sum of the ledger entries up
 * to the end of the month. If the sum is 0, no row is stored. Balances are stored for past months, up to
 * `balancesKeptUntil` of the account. Fees in other currencies are ignored.
 */
@Entity({ tableName: 'fee_balances' })
export class FeeBalance extends TenantSum {
  /** The last day of the month. */
  @PrimaryKey({ type: 'date' })
  month!: string;

  @PrimaryKey({ type: 'uuid' })
  accountId!: string;

  /** {@link NO_FEE} for the credit of the account. */
  @PrimaryKey({ type: 'uuid' })
  feeId!: string;

  /** The balance in minor units; negative for credit, and for payments dated before the charge. */
  @Property({ type: MinorUnits })
  balance!: number;
}
