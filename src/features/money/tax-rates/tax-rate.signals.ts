import { signalType } from '../../../platform/signals/signals.ts';
import type { TaxRate } from './tax-rate.entity.ts';

/**
 * A tax rate is about to be deleted. Handlers refuse the deletion if their rows still need the tax rate. The row of the
 * tax rate is locked.
 */
export const taxRateDeleting = signalType<{ taxRate: TaxRate }>('tax-rate.deleting');
