import { flagField, percentField } from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { formatPercent } from '../../../platform/validation/scalars.ts';
import { TaxRate } from './tax-rate.entity.ts';

export const taxRateEvents = lifecycle(TaxRate, {
  name: 'tax_rate',
  resource: 'TaxRate',
  noun: 'A tax rate',
  data: {
    ...versionedFields,
    percent: percentField('How much of the price.', ({ row }) => formatPercent(row.percent)),
    inclusive: flagField('Whether prices include it.', ({ row }) => row.inclusive),
  },
});
