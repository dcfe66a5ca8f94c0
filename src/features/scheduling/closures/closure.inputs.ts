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

@InputType({ description: 'Filters for closures; all conditions must hold.' })
export class ClosureFilter extends filterOf(Closure, {
  from: DayFilter('Closures that end on this day or later.'),
  to: DayFilter('Closures that begin on this day or earlier.', NotBefore('from')),
  courseId: 'Filters by a course in `courseIds`.',
  batchId: 'Filters by a batch in `batchIds`.',
  roomId: 'Filters by a room in `roomIds`.',
}) {}

export const ClosureOrder = orderEnum('ClosureOrder', ['createdAt', 'updatedAt', 'name', 'startDate']);
export const ClosureListArgs = listArgs(ClosureFilter, ClosureOrder);

/** Declares an optional list of the ids of targets. `what` begins the description of the field. */
const NamedInput = (what: string): PropertyDecorator =>
  all(
    Field(() => [ID], {
      nullable: true,
      description: `${what}: at most 100. The list replaces the existing one.`,
    }),
    Required(),
    Items(0, 100),
    Distinct(),
  );

@InputType({ description: 'The period and the targets of a closure.' })
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
    'A new closure for the courses, batches and rooms in its lists, or for the whole academy if all lists are ' +
    'empty.',
})
export class CreateClosureInput extends inputOf(Closure, {
  base: ClosedInput,
  optional: ['excusesFees'],
  words: { excusesFees: { note: '; true by default' } },
}) {}

@InputType({ description: 'Changes to a closure. Omitted fields stay unchanged.' })
export class UpdateClosureInput extends partialInput(CreateClosureInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
