import { Field, ID, InputType } from 'type-graphql';
import { all } from '../../../platform/fields/describe.ts';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { PeriodInput } from '../../../platform/fields/period-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { NotBefore, Required } from '../../../platform/validation/rules.ts';
import { Closure } from './closure.entity.ts';

@InputType({ description: 'Which closures; all conditions must hold.' })
export class ClosureFilter extends filterOf(Closure, {
  from: DayFilter('On this day or later, if only in part.'),
  to: DayFilter('On this day or earlier, if only in part.', NotBefore('from')),
  courseId: 'Filters by course named in the closure.',
  batchId: 'Filters by batch named in the closure.',
  roomId: 'Filters by room named in the closure.',
}) {}

export const ClosureOrder = orderEnum('ClosureOrder', ['createdAt', 'updatedAt', 'name', 'startDate']);
export const ClosureListArgs = listArgs(ClosureFilter, ClosureOrder);

/** Ids of the records that a closure names. */
const NamedInput = (what: string): PropertyDecorator =>
  all(
    Field(() => [ID], {
      nullable: true,
      description: `${what}: at most 100, in place of those there are.`,
    }),
    Required(),
    Items(0, 100),
    Distinct(),
  );

@InputType({ description: 'When something is closed, and what.' })
abstract class ClosedInput extends inputOf(Closure, { base: PeriodInput, required: ['name'] }) {
  @NamedInput('The courses')
  courseIds?: string[];

  @NamedInput('The batches')
  batchIds?: string[];

  @NamedInput('The rooms')
  roomIds?: string[];
}

@InputType({
  description:
    'A new closure, of the courses, batches and rooms that it names, or of the whole academy if it names none.',
})
export class CreateClosureInput extends inputOf(Closure, {
  base: ClosedInput,
  optional: ['excusesFees'],
  words: { excusesFees: { note: '; they are by default' } },
}) {}

@InputType({ description: 'Changes to a closure. Omitted fields stay unchanged.' })
export class UpdateClosureInput extends partialInput(CreateClosureInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
