import { signalType } from '../../../platform/signals/signals.ts';
import type { TaxRate } from './tax-rate.entity.ts';

/**
 * Published before a tax rate is deleted. Handlers refuse the deletion if their rows still need the tax rate. The row
 * of the tax rate is locked.
 */
export const taxRateDeleting = signalType<{ taxRate: TaxRate }>('tax-rate.deleting');
