import { creates, readsList, readsOne } from '../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { accountReads } from '../accounts/account.loaders.ts';
import { feeReads } from '../fees/fee.loaders.ts';
import { createCreditNote } from './create-credit-note.ts';
import { CreateCreditNoteInput, CreditNoteListArgs } from './credit-note.inputs.ts';
import { creditNoteReads, creditNotesOfAccount, creditNotesOfFee } from './credit-note.loaders.ts';

const mayRead = scoped(
  'credit_notes:read',
  roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student'),
);

export const creditNotes = resource({
  noun: 'credit note',
  reads: creditNoteReads,
  list: CreditNoteListArgs,
  operations: {
    creditNote: readsOne({
      may: mayRead,
      description: 'Returns a credit note by id, or null if the caller can see none.',
    }),
    creditNotes: readsList({ may: mayRead, description: 'The credit notes of visible fees, and of the own account.' }),
    createCreditNote: creates(CreateCreditNoteInput, createCreditNote, {
      may: scoped('credit_notes:write', writers('academy_admin')),
      description:
        'Issues a credit note, of a fee or on account. What of it is more than the balance of the fee is credit, which goes ' +
        'to open fees by itself unless the account says otherwise.',
    }),
  },
  fields: {
    account: refersTo(accountReads, 'accountId', 'The account that it was issued to; null when it is not visible.'),
    fee: refersTo(
      feeReads,
      'feeId',
      'The fee that it is of; null where it is on account, or when the fee is not visible.',
    ),
  },
  elsewhere: [
    listedIn(creditNotesOfAccount, 'The visible credit notes of the account.'),
    listedIn(creditNotesOfFee, 'The credit notes of the fee.'),
  ],
});
