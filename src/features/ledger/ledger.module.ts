import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { AccountWritesResolver } from './account-writes.resolver.ts';
import { AccountCreditNotesResolver, CreditNoteResolver, FeeCreditNotesResolver } from './credit-note.resolver.ts';
import { keepingSchedule, keepMonths } from './keep-balances.ts';
import { ledgerPermissions } from './ledger.permissions.ts';

export const ledgerModule: FeatureModule = {
  resolvers: [AccountWritesResolver, CreditNoteResolver, AccountCreditNotesResolver, FeeCreditNotesResolver],
  permissions: ledgerPermissions,
  jobs: [keepMonths],
  schedules: [keepingSchedule],
};
