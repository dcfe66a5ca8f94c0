import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { requirePaidFees } from './completion-fees.ts';
import { eraseNotes } from './erase-notes.ts';
import { creditNoteEvents, feeEvents, paymentEvents } from './fee.outbox.ts';
import { feePermissions } from './fee.permissions.ts';
import { FeeResolver } from './fee.resolver.ts';
import { FeeCount } from './fee-count.entity.ts';
import { FeeImportResolver } from './fee-import.resolver.ts';
import {
  AccountFeesResolver,
  EnrollmentFeesResolver,
  ParentFeesResolver,
  StudentFeesResolver,
} from './fee-relations.resolver.ts';
import { FeeWritesResolver } from './fee-writes.resolver.ts';

export const feesModule: FeatureModule = {
  entities: [FeeCount],
  resolvers: [
    FeeResolver,
    FeeImportResolver,
    StudentFeesResolver,
    ParentFeesResolver,
    EnrollmentFeesResolver,
    AccountFeesResolver,
    FeeWritesResolver,
  ],
  recordings: [feeEvents, paymentEvents, creditNoteEvents],
  handlers: [eraseNotes, requirePaidFees],
  permissions: feePermissions,
};
