import { sql } from 'kysely';
import { atLeast, atMost, equals, type ReadModel, type Relation } from '../../../platform/loaders/read-model.ts';
import { ofMoney, visibleFees, visibleThrough } from '../fees/fee.visibility.ts';
import { CreditNote } from '../ledger/credit-note.entity.ts';

export const creditNoteReads: ReadModel<CreditNote> = {
  entity: CreditNote,
  // families see the credit notes of their own account, and of the fees that they can see
  visibility: (context) =>
    visibleThrough(context, sql`t.id`, () =>
      ofMoney(
        context,
        'credit_notes',
        sql`select n.id from credit_notes n where n.academy_id = ${context.academyId} and n.fee_id in (${visibleFees(context)})`,
      ),
    ),
  filters: {
    accountId: equals('accountId'),
    feeId: equals('feeId'),
    reason: equals('reason'),
    amountFrom: atLeast('amount'),
    amountTo: atMost('amount'),
  },
};

export const creditNotesOfAccount: Relation<CreditNote> = {
  name: 'Account.creditNotes',
  model: creditNoteReads,
  key: sql`t.account_id`,
};

export const creditNotesOfFee: Relation<CreditNote> = {
  name: 'Fee.creditNotes',
  model: creditNoteReads,
  key: sql`t.fee_id`,
};
