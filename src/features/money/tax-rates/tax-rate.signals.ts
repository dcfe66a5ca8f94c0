import { signalType } from '../../../platform/signals/signals.ts';
import type { TaxRate } from './tax-rate.entity.ts';

/** A tax rate is about to be deleted: who still needs it refuses. Its row is locked. */
export const taxRateDeleting = signalType<{ taxRate: TaxRate }>('tax-rate.deleting');
