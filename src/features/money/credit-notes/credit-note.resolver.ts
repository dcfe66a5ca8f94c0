import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { FieldList, FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Account } from '../accounts/account.entity.ts';
import { accountReads } from '../accounts/account.loaders.ts';
import { feeReads } from '../fees/fee.loaders.ts';
import { CreditNote } from '../ledger/credit-note.entity.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { createCreditNote } from './create-credit-note.ts';
import { CreateCreditNoteInput, CreditNoteListArgs } from './credit-note.inputs.ts';
import { creditNoteReads, creditNotesOfAccount, creditNotesOfFee } from './credit-note.loaders.ts';

const CreditNoteConnection = connectionType(CreditNote, 'CreditNote');

@Resolver(() => CreditNote)
export class CreditNoteResolver {
  @QueryOne(() => CreditNote, creditNoteReads, { description: 'One credit note; null when none is visible.' })
  creditNote!: CreditNote | null;

  @QueryList(() => CreditNoteConnection, creditNoteReads, CreditNoteListArgs, {
    description: 'The credit notes of visible fees, and of the own account.',
  })
  creditNotes!: Connection<CreditNote>;

  @Mutation(() => CreditNote, {
    description:
      'Issues a credit note, of a fee or on account. What of it is more than the balance of the fee is credit, which goes ' +
      'to open fees by itself unless the account says otherwise.',
  })
  async createCreditNote(
    @Arg('input', () => CreateCreditNoteInput, { description: 'The new credit note.' }) input: CreateCreditNoteInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CreditNote> {
    return found(await ctx.reads.one(creditNoteReads, await createCreditNote(ctx, input), info), 'Credit note');
  }

  @FieldOne(() => Account, accountReads, 'accountId', {
    description: 'The account that it was issued to; null when it is not visible.',
  })
  account!: Account | null;

  @FieldOne(() => Fee, feeReads, 'feeId', {
    description: 'The fee that it is of; null where it is on account, or when the fee is not visible.',
  })
  fee!: Fee | null;
}

@Resolver(() => Account)
export class AccountCreditNotesResolver {
  @FieldList(() => CreditNoteConnection, creditNotesOfAccount, CreditNoteListArgs, {
    description: 'The visible credit notes of the account.',
  })
  creditNotes!: Connection<CreditNote>;
}

@Resolver(() => Fee)
export class FeeCreditNotesResolver {
  @FieldList(() => CreditNoteConnection, creditNotesOfFee, CreditNoteListArgs, {
    description: 'The credit notes of the fee.',
  })
  creditNotes!: Connection<CreditNote>;
}
