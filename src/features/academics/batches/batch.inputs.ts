import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { EnumInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { After, NotBefore } from '../../../platform/validation/rules.ts';
import { Batch } from './batch.entity.ts';
import { BatchStatus } from './batch.enums.ts';

@InputType({ description: 'Which batches; all conditions must hold.' })
export class BatchFilter extends filterOf(Batch, {
  courseId: 'Filters by course.',
  status: 'Filters by status.',
  instructorId: 'Taught by this staff member.',
  roomId: 'In this room.',
  startFrom: DayFilter('Beginning on this day or later.'),
  startTo: DayFilter('Beginning on this day or earlier.', NotBefore('startFrom')),
}) {}

export const BatchOrder = orderEnum('BatchOrder', ['createdAt', 'updatedAt', 'name', 'startDate']);
export const BatchListArgs = listArgs(BatchFilter, BatchOrder);

@InputType({ description: 'A new batch. It is upcoming.' })
export class CreateBatchInput extends inputOf(Batch, {
  optional: ['maxStudents', 'instructorId', 'roomId', 'classroom', 'notes'],
  nullable: ['classroom'],
  required: ['courseId', 'name', 'startDate', 'endDate', 'startTime', 'endTime', 'daysOfWeek'],
  words: {
    maxStudents: { note: "; the academy's setting by default" },
    instructorId: 'The staff member who teaches; null for no instructor.',
    roomId: 'The room, in use; null for none. Sets `classroom` to its name.',
    classroom: {
      what: 'The location: the name of an active room, in upper or lower case, or any other text, which refers to no room',
      note: '; not regarded beside a `roomId`',
    },
    daysOfWeek: { note: ', each once' },
  },
  rules: { endDate: [NotBefore('startDate')], endTime: [After('startTime')], daysOfWeek: [Items(1, 7), Distinct()] },
}) {}

@InputType({ description: 'Changes to a batch. Omitted fields stay unchanged; the course never changes.' })
export class UpdateBatchInput extends partialInput(CreateBatchInput, ['courseId']) {
  @EnumInput(() => BatchStatus, 'The status of the batch; any of the four values.', { omittable: true })
  status?: BatchStatus;

  @VersionInput()
  expectedVersion?: number | null;
}
