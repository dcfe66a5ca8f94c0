import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { TaxRate } from './tax-rate.entity.ts';

@InputType({ description: 'Filters tax rates; all conditions must hold.' })
export class TaxRateFilter extends filterOf(TaxRate, {}) {}

export const TaxRateOrder = orderEnum('TaxRateOrder', ['createdAt', 'updatedAt', 'name']);
export const TaxRateListArgs = listArgs(TaxRateFilter, TaxRateOrder);

@InputType({ description: 'A new tax rate.' })
export class CreateTaxRateInput extends inputOf(TaxRate, {
  required: ['name', 'percent'],
  optional: ['inclusive'],
  words: { inclusive: 'True if prices include the tax; by default the tax is added to the prices.' },
}) {}

@InputType({
  description: 'Changes to a tax rate, for fees that are billed afterwards. Omitted fields stay unchanged.',
})
export class UpdateTaxRateInput extends partialInput(CreateTaxRateInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
