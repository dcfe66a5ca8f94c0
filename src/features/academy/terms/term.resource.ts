import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { atLeast, atMost, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { Term } from './term.entity.ts';
import { CreateTermInput, TermListArgs, UpdateTermInput } from './term.inputs.ts';
import { createTerm, deleteTerm, updateTerm } from './term.service.ts';

/**
 * The read model for terms. Only academy admins and administrators can list terms. But if a record refers to a term,
 * every caller who can see the record can read this term.
 */
export const termReads: ReadModel<Term> = {
  entity: Term,
  visibility: () => 'all',
  scanCost: 100,
  filters: { from: atLeast('endsOn'), to: atMost('startsOn') },
};

const mayRead = scoped('terms:read', roles('academy_admin', 'administrator'));
const mayWrite = scoped('terms:write', writers('academy_admin', 'administrator'));

export const terms = resource({
  noun: 'term',
  reads: termReads,
  list: TermListArgs,
  operations: {
    term: readsOne({ may: mayRead, description: 'Returns a term by id, or null if there is none.' }),
    terms: readsList({ may: mayRead, description: 'The terms of the academy.' }),
    createTerm: creates(CreateTermInput, createTerm, { may: mayWrite, description: 'Creates a term.' }),
    updateTerm: updates(UpdateTermInput, updateTerm, {
      may: mayWrite,
      description: 'Changes a term. Fees that were already billed for the term do not change.',
    }),
    deleteTerm: deletes(deleteTerm, {
      may: mayWrite,
      description:
        'Deletes a term: lists omit the term, and nothing is billed for it. Returns BAD_USER_INPUT if fees were billed ' +
        'for the term and are not voided.',
    }),
  },
  recordings: [lifecycle(Term, 'A term')],
});
