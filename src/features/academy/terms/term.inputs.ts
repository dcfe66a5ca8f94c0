import { Field, InputType } from 'type-graphql';
import { RecordFilter } from '../../../platform/fields/filters.ts';
import { DateInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';

@InputType({ description: 'Which terms; all conditions must hold.' })
export class TermFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or code.' })
  search?: string;

  @DateInput('On this day or later, if only in part.')
  from?: string;

  @DateInput('On this day or earlier, if only in part.')
  @NotBefore('from')
  to?: string;
}

export const TermOrder = orderEnum('TermOrder', ['createdAt', 'updatedAt', 'name', 'startsOn']);
export const TermListArgs = listArgs(TermFilter, TermOrder);

@InputType({ description: 'A new term.' })
export class CreateTermInput {
  @TextInput(100, 'The name', { required: true })
  name!: string;

  @TextInput(20, 'The code', { required: true, note: ', unique in the academy' })
  code!: string;

  @DateInput('The first day, in no other term.', { required: true })
  startsOn!: string;

  @DateInput('The last day, on or after the first and before the next term.', { required: true })
  endsOn!: string;
}

@InputType({ description: 'Changes to a term. What is left out stays as it is; what was billed for it stays.' })
export class UpdateTermInput extends partialInput(CreateTermInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
