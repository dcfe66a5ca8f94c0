import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { AccountCreditNotesResolver, CreditNoteResolver, FeeCreditNotesResolver } from './credit-note.resolver.ts';
import { creditNotesPermissions } from './credit-notes.permissions.ts';

export const creditNotesModule: FeatureModule = {
  resolvers: [CreditNoteResolver, AccountCreditNotesResolver, FeeCreditNotesResolver],
  permissions: creditNotesPermissions,
};
