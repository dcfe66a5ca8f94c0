import { sql } from 'kysely';
import type { ReadContext, Sql, Visibility } from '../../../platform/loaders/read-model.ts';
import { conditionOf } from '../../people/students/student.visibility.ts';
import { accountVisibility } from '../accounts/account.visibility.ts';
import { visibleThrough } from '../fees/fee.visibility.ts';

/**
 * Returns the invoices that the caller may see: office staff see all invoices, and payers see their own. An invoice
 * contains the payer's name, so the other members of the family do not see it.
 */
export const invoiceVisibility = (context: ReadContext, accountId: Sql): Visibility =>
  visibleThrough(context, accountId, seenAccounts);

/** Selects the accounts of the calling parent or student. */
const seenAccounts = (context: ReadContext): Sql =>
  sql`select a.id from accounts a where a.academy_id = ${context.academyId} and ${conditionOf(accountVisibility(context, 'a'))}`;
