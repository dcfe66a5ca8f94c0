import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { Term } from './term.entity.ts';

@InputType({ description: 'Filters terms; all conditions must hold.' })
export class TermFilter extends filterOf(Term, {
  from: DayFilter('Includes terms that end on or after this day.'),
  to: DayFilter('Includes terms that begin on or before this day.', NotBefore('from')),
}) {}

export const TermOrder = orderEnum('TermOrder', ['createdAt', 'updatedAt', 'name', 'startsOn']);
export const TermListArgs = listArgs(TermFilter, TermOrder);

@InputType({ description: 'A new term.' })
export class CreateTermInput extends inputOf(Term, {
  required: ['name', 'code', 'startsOn', 'endsOn'],
  words: {
    startsOn: 'The first day, which must not be in another term.',
    endsOn: 'The last day, on or after the first and before the next term.',
  },
}) {}

@InputType({
  description:
    'Changes to a term. Omitted fields stay unchanged. Fees that were already billed for the term do not change.',
})
export class UpdateTermInput extends partialInput(CreateTermInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
