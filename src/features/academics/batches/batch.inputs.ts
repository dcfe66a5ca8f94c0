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

@InputType({ description: 'Filters for batches; all conditions must hold.' })
export class BatchFilter extends filterOf(Batch, {
  courseId: 'Filters by course.',
  status: 'Filters by status.',
  instructorId: 'Filters by the staff member who teaches the batch.',
  roomId: 'Filters by room.',
  startFrom: DayFilter('Batches that begin on this day or later.'),
  startTo: DayFilter('Batches that begin on this day or earlier.', NotBefore('startFrom')),
}) {}

export const BatchOrder = orderEnum('BatchOrder', ['createdAt', 'updatedAt', 'name', 'startDate']);
export const BatchListArgs = listArgs(BatchFilter, BatchOrder);

@InputType({ description: 'A new batch. Its status is upcoming.' })
export class CreateBatchInput extends inputOf(Batch, {
  optional: ['maxStudents', 'instructorId', 'roomId', 'classroom', 'notes'],
  nullable: ['classroom'],
  required: ['courseId', 'name', 'startDate', 'endDate', 'startTime', 'endTime', 'daysOfWeek'],
  words: {
    maxStudents: { note: "; the academy's setting by default" },
    instructorId: 'The staff member who teaches the batch; null for no instructor.',
    roomId: 'The room, which must be active; null for none. Sets `classroom` to the name of the room.',
    classroom: {
      what: 'The location: the name of an active room, regardless of case, or any other text, which links no room',
      note: '; ignored if `roomId` is sent',
    },
    daysOfWeek: { note: ', each once' },
  },
  rules: { endDate: [NotBefore('startDate')], endTime: [After('startTime')], daysOfWeek: [Items(1, 7), Distinct()] },
}) {}

@InputType({ description: 'Changes to a batch. Omitted fields stay unchanged. The course cannot be changed.' })
export class UpdateBatchInput extends partialInput(CreateBatchInput, ['courseId']) {
  @EnumInput(
    () => BatchStatus,
    'The status of the batch: any of the four values, which then stays until a user changes it.',
    { omittable: true },
  )
  status?: BatchStatus;

  @VersionInput()
  expectedVersion?: number | null;
}
