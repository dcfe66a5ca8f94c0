import { Field, ID, InputType } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { DateScalar } from '../../platform/graphql/scalars.ts';
import { Uuid } from '../../platform/validation/rules.ts';
import { AttendanceStatus } from './attendance.enums.ts';

@InputType({ description: 'Which attendance records; all conditions must hold.' })
export class AttendanceRecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or number of the student.' })
  search?: string;

  @Field(() => ID, { nullable: true, description: 'Of this student.' })
  @Uuid()
  studentId?: string;

  @Field(() => ID, { nullable: true, description: 'In this batch.' })
  @Uuid()
  batchId?: string;

  @Field(() => AttendanceStatus, { nullable: true, description: 'Whether the student was there.' })
  status?: AttendanceStatus;

  @Field(() => DateScalar, { nullable: true, description: 'On this day.' })
  date?: string;

  @Field(() => DateScalar, { nullable: true, description: 'On this day or later.' })
  dateFrom?: string;

  @Field(() => DateScalar, { nullable: true, description: 'On this day or earlier.' })
  dateTo?: string;
}

export const AttendanceRecordOrder = orderEnum('AttendanceRecordOrder', ['createdAt', 'updatedAt', 'date']);
export const AttendanceRecordListArgs = listArgs(AttendanceRecordFilter, AttendanceRecordOrder);
