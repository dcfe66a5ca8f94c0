import { Field, ID, InputType } from 'type-graphql';
import { IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { DateInput, FlagInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { PeriodInput } from '../../../platform/fields/period-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { NotBefore, Required } from '../../../platform/validation/rules.ts';

@InputType({ description: 'Which closures; all conditions must hold.' })
export class ClosureFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name.' })
  search?: string;

  @DateInput('On this day or later, if only in part.')
  from?: string;

  @DateInput('On this day or earlier, if only in part.')
  @NotBefore('from')
  to?: string;

  @IdFilter('That name this course.')
  courseId?: string;

  @IdFilter('That name this batch.')
  batchId?: string;

  @IdFilter('That name this room.')
  roomId?: string;
}

export const ClosureOrder = orderEnum('ClosureOrder', ['createdAt', 'updatedAt', 'name', 'startDate']);
export const ClosureListArgs = listArgs(ClosureFilter, ClosureOrder);

@InputType({ description: 'A new closure: of what it names, or of the whole academy if it names nothing.' })
export class CreateClosureInput extends PeriodInput {
  @TextInput(100, 'The name', { required: true })
  name!: string;

  @Field(() => [ID], { nullable: true, description: 'The courses: at most 100, in place of those there are.' })
  @Required()
  @Items(0, 100)
  @Distinct()
  courseIds?: string[];

  @Field(() => [ID], { nullable: true, description: 'The batches: at most 100, in place of those there are.' })
  @Required()
  @Items(0, 100)
  @Distinct()
  batchIds?: string[];

  @Field(() => [ID], { nullable: true, description: 'The rooms: at most 100, in place of those there are.' })
  @Required()
  @Items(0, 100)
  @Distinct()
  roomIds?: string[];

  @FlagInput('Whether sessions that fall out are not charged; they are by default.', { omittable: true })
  excusesFees?: boolean;
}

@InputType({ description: 'Changes to a closure. What is left out stays as it is.' })
export class UpdateClosureInput extends partialInput(CreateClosureInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
