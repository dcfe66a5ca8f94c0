import { officeAlone } from '../../../platform/loaders/office-alone.ts';
import type { ReadModel } from '../../../platform/loaders/read-model.ts';
import { TaxRate } from './tax-rate.entity.ts';

export const taxRateReads: ReadModel<TaxRate> = {
  entity: TaxRate,
  visibility: officeAlone,
  scanCost: 100,
  search: ['name'],
};
