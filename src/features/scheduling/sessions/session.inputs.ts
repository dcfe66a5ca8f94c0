import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { DateInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { SessionStatus } from './session.enums.ts';

@InputType({ description: 'Which sessions; all conditions must hold.' })
export class ClassSessionFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the topic, or in the name or code of the batch.' })
  search?: string;

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

  @IdFilter('Without an instructor since this staff member left, who was to lead them.')
  formerInstructorId?: string;

  @IdFilter('In this room.')
  roomId?: string;

  @IdFilter('Of a student whom the caller sees: of their batches, on the days on which they were active there.')
  studentId?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Begun and not cancelled, of a batch with active students on the day, none of whom is marked.',
  })
  unmarked?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Not cancelled, and led by nobody, or by a staff member who has left by then or was deleted.',
  })
  unstaffed?: boolean;

  @EnumFilter(() => SessionStatus, 'Where they stand.')
  status?: SessionStatus;
}

export const ClassSessionOrder = orderEnum('ClassSessionOrder', ['createdAt', 'updatedAt', 'date', 'startTime']);
export const ClassSessionListArgs = listArgs(ClassSessionFilter, ClassSessionOrder);
