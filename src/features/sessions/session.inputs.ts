import { InputType } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../platform/fields/filters.ts';
import { DateInput } from '../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { NotBefore } from '../../platform/validation/rules.ts';
import { SessionStatus } from './session.enums.ts';

@InputType({ description: 'Which sessions; all conditions must hold.' })
export class ClassSessionFilter extends RecordFilter {
  @DateInput('On this day or later.')
  from?: string;

  @DateInput('On this day or earlier.')
  @NotBefore('from')
  to?: string;

  @IdFilter('Of this batch.')
  batchId?: string;

  @IdFilter('Of the batches of this course.')
  courseId?: string;

  @IdFilter('Led by this staff member.')
  instructorId?: string;

  @IdFilter('In this room.')
  roomId?: string;

  @EnumFilter(() => SessionStatus, 'Where they stand.')
  status?: SessionStatus;
}

export const ClassSessionOrder = orderEnum('ClassSessionOrder', ['createdAt', 'updatedAt', 'date', 'startTime']);
export const ClassSessionListArgs = listArgs(ClassSessionFilter, ClassSessionOrder);
