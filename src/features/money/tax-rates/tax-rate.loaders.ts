import { officeOnly } from '../../../platform/loaders/office-only.ts';
import type { ReadModel } from '../../../platform/loaders/read-model.ts';
import { TaxRate } from './tax-rate.entity.ts';

export const taxRateReads: ReadModel<TaxRate> = {
  entity: TaxRate,
  visibility: officeOnly,
  scanCost: 100,
  search: ['name'],
};
