import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import {
  DateInput,
  EnumInput,
  IdInput,
  IntegerInput,
  TextInput,
  TimeInput,
  VersionInput,
} from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { After, NotBefore, Required } from '../../../platform/validation/rules.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import { BatchStatus } from './batch.enums.ts';

@InputType({ description: 'Which batches; all conditions must hold.' })
export class BatchFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or code.' })
  search?: string;

  @IdFilter('Of this course.')
  courseId?: string;

  @EnumFilter(() => BatchStatus, 'Where they stand.')
  status?: BatchStatus;

  @IdFilter('Taught by this staff member.')
  instructorId?: string;

  @IdFilter('In this room.')
  roomId?: string;

  @DateInput('Beginning on this day or later.')
  startFrom?: string;

  @DateInput('Beginning on this day or earlier.')
  @NotBefore('startFrom')
  startTo?: string;
}

export const BatchOrder = orderEnum('BatchOrder', ['createdAt', 'updatedAt', 'name', 'startDate']);
export const BatchListArgs = listArgs(BatchFilter, BatchOrder);

@InputType({ description: 'What every batch can be told.' })
abstract class BatchInput {
  @IntegerInput(1, 1000, 'Seats', { omittable: true, note: "; the academy's setting by default" })
  maxStudents?: number;

  @IdInput('The staff member who teaches; null for nobody.')
  instructorId?: string | null;

  @IdInput('The room, in use; null for none. Sets `classroom` to its name.')
  roomId?: string | null;

  @TextInput(100, 'Where: the name of a room in use, whatever its case, or any other text, which is of no room', {
    note: '; not regarded beside a `roomId`',
  })
  classroom?: string | null;

  @TextInput(5000, 'Notes')
  notes?: string | null;
}

@InputType({ description: 'A new batch. It is upcoming.' })
export class CreateBatchInput extends BatchInput {
  @IdInput('The course that is taught.', { required: true })
  courseId!: string;

  @TextInput(255, 'The name', { required: true })
  name!: string;

  @DateInput('The first day.', { required: true })
  startDate!: string;

  @DateInput('The last day, on or after the first.', { required: true })
  @NotBefore('startDate')
  endDate!: string;

  @TimeInput('When a session begins, local time of the academy.', { required: true })
  startTime!: string;

  @TimeInput('When a session ends, after its start.', { required: true })
  @After('startTime')
  endTime!: string;

  @Field(() => [Weekday], { description: 'The days of the week with a session: 1 to 7, each once.' })
  @Required()
  @Items(1, 7)
  @Distinct()
  daysOfWeek!: Weekday[];
}

@InputType({ description: 'Changes to a batch. What is left out stays as it is; the course never changes.' })
export class UpdateBatchInput extends partialInput(CreateBatchInput, ['courseId']) {
  @EnumInput(() => BatchStatus, 'Where the batch stands; any of the four.', { omittable: true })
  status?: BatchStatus;

  @VersionInput()
  expectedVersion?: number | null;
}
