import { Field, InputType } from 'type-graphql';
import { RecordFilter } from '../../../platform/fields/filters.ts';
import { FinePercentInput, FlagInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';

@InputType({ description: 'Which tax rates; all conditions must hold.' })
export class TaxRateFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name.' })
  search?: string;
}

export const TaxRateOrder = orderEnum('TaxRateOrder', ['createdAt', 'updatedAt', 'name']);
export const TaxRateListArgs = listArgs(TaxRateFilter, TaxRateOrder);

@InputType({ description: 'A new tax rate.' })
export class CreateTaxRateInput {
  @TextInput(100, 'The name', { required: true })
  name!: string;

  @FinePercentInput(0, 10_000, 'How much of the price, with up to four decimal places', { required: true })
  percent!: number;

  @FlagInput('Whether prices include it; by default it is added to them.', { omittable: true })
  inclusive?: boolean;
}

@InputType({ description: 'Changes to a tax rate, for what is billed from then on. What is left out stays as it is.' })
export class UpdateTaxRateInput extends partialInput(CreateTaxRateInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
