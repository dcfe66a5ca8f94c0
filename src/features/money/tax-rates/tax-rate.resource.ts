import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { officeOnly } from '../../../platform/loaders/office-only.ts';
import type { ReadModel } from '../../../platform/loaders/read-model.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { TaxRate } from './tax-rate.entity.ts';
import { CreateTaxRateInput, TaxRateListArgs, UpdateTaxRateInput } from './tax-rate.inputs.ts';
import { createTaxRate, deleteTaxRate, updateTaxRate } from './tax-rate.service.ts';

export const taxRateReads: ReadModel<TaxRate> = {
  entity: TaxRate,
  visibility: officeOnly,
  scanCost: 100,
};

const mayRead = scoped('tax_rates:read', roles('academy_admin', 'administrator'));
const mayWrite = scoped('tax_rates:write', writers('academy_admin', 'administrator'));

export const taxRates = resource({
  noun: 'tax rate',
  reads: taxRateReads,
  list: TaxRateListArgs,
  operations: {
    taxRate: readsOne({ may: mayRead, description: 'Returns a tax rate by id, or null if there is none.' }),
    taxRates: readsList({ may: mayRead, description: 'The tax rates of the academy.' }),
    createTaxRate: creates(CreateTaxRateInput, createTaxRate, { may: mayWrite, description: 'Creates a tax rate.' }),
    updateTaxRate: updates(UpdateTaxRateInput, updateTaxRate, {
      may: mayWrite,
      description: 'Changes a tax rate, for fees that are billed afterwards.',
    }),
    deleteTaxRate: deletes(deleteTaxRate, {
      may: mayWrite,
      description: 'Deletes a tax rate that no draft or active fee plan uses: lists omit it.',
    }),
  },
  recordings: [lifecycle(TaxRate, 'A tax rate')],
});
