import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { Term } from './term.entity.ts';

@InputType({ description: 'Which terms; all conditions must hold.' })
export class TermFilter extends filterOf(Term, {
  from: DayFilter('On this day or later, if only in part.'),
  to: DayFilter('On this day or earlier, if only in part.', NotBefore('from')),
}) {}

export const TermOrder = orderEnum('TermOrder', ['createdAt', 'updatedAt', 'name', 'startsOn']);
export const TermListArgs = listArgs(TermFilter, TermOrder);

@InputType({ description: 'A new term.' })
export class CreateTermInput extends inputOf(Term, {
  required: ['name', 'code', 'startsOn', 'endsOn'],
  words: {
    startsOn: 'The first day, in no other term.',
    endsOn: 'The last day, on or after the first and before the next term.',
  },
}) {}

@InputType({
  description: 'Changes to a term. Omitted fields stay unchanged; fees that were billed for it stay unchanged too.',
})
export class UpdateTermInput extends partialInput(CreateTermInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
