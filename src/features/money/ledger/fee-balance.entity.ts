import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MinorUnits } from '../../../platform/database/columns.ts';
import { TenantSum } from '../../../platform/database/tenant-record.ts';

/** The fee id of money that is on no fee. */
export const NO_FEE = '00000000-0000-0000-0000-000000000000';

/** The first month whose balances are stored. Balances of earlier days are computed from the entries. */
export const FIRST_KEPT = '2000-01-31';

/**
 * The open amount of a fee at the end of a month, or the credit of an account: the sum of the entries up to that day, if
 * it is not 0. Stored for past months, up to `balancesKeptUntil` of the account. Fees in other currencies are ignored.
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

  /** Negative for credit, and for payments before the charge. */
  @Property({ type: MinorUnits })
  balance!: number;
}
