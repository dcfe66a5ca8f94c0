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
      description: 'Returns a credit note by id, or null if the caller cannot see it.',
    }),
    creditNotes: readsList({
      may: mayRead,
      description: "The credit notes of the fees that the caller can see, and of the caller's own account.",
    }),
    createCreditNote: creates(CreateCreditNoteInput, createCreditNote, {
      may: scoped('credit_notes:write', writers('academy_admin')),
      description:
        'Issues a credit note for a fee or for an account. The amount above the balance of the fee becomes ' +
        'credit. Credit pays open fees automatically unless `autoApplyCredit` of the account is false.',
    }),
  },
  fields: {
    account: refersTo(
      accountReads,
      'accountId',
      'The account of the credit note; null if the caller cannot see the account.',
    ),
    fee: refersTo(
      feeReads,
      'feeId',
      'The credited fee; null if the credit note is for an account only, or if the caller cannot see the fee.',
    ),
  },
  elsewhere: [
    listedIn(creditNotesOfAccount, 'The credit notes of the account that the caller can see.'),
    listedIn(creditNotesOfFee, 'The credit notes of the fee.'),
  ],
});
