import { Field, ID, InputType, Int } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { Between, Items, MaxCharacters, ProhibitedUnless, Required, Uuid } from '../../platform/validation/rules.ts';
import { DateScalar } from '../../platform/validation/scalars.ts';
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

@InputType({ description: 'What every mark can be told.' })
abstract class MarkInput {
  @Field(() => String, { nullable: true, description: 'Remarks: at most 500 characters.' })
  @MaxCharacters(500)
  remarks?: string | null;

  @Field(() => Int, { nullable: true, description: 'Minutes late: 1 to 600; for `LATE` alone.' })
  @Between(1, 600)
  @ProhibitedUnless('status', AttendanceStatus.LATE)
  minutesLate?: number | null;
}

@InputType({ description: 'A mark of one student.' })
export class MarkAttendanceInput extends MarkInput {
  @Field(() => ID, { description: 'The student.' })
  @Uuid()
  studentId!: string;

  @Field(() => ID, { nullable: true, description: 'The batch; null for attendance at the academy as such.' })
  @Uuid()
  batchId?: string | null;

  @Field(() => DateScalar, { description: 'The day, not in the future.' })
  date!: string;

  @Field(() => String, { nullable: true, description: 'The period of the day: at most 50 characters.' })
  @MaxCharacters(50)
  session?: string | null;

  @Field(() => AttendanceStatus, { description: 'Whether the student was there.' })
  status!: AttendanceStatus;
}

@InputType({ description: 'Corrections of a mark. What is left out stays as it is.' })
export class UpdateAttendanceInput extends MarkInput {
  @Field(() => AttendanceStatus, {
    nullable: true,
    description: 'Whether the student was there. The minutes late are forgotten unless it is `LATE`.',
  })
  @Required()
  status?: AttendanceStatus;
}

@InputType({
  description: 'A row of a roll call. Of a student who was marked already, what is left out stays as it is.',
})
export class RollCallRecordInput extends MarkInput {
  @Field(() => ID, { description: 'The student: each once.' })
  @Uuid()
  studentId!: string;

  @Field(() => AttendanceStatus, { description: 'Whether the student was there.' })
  status!: AttendanceStatus;
}

@InputType({ description: 'The marks of students of a batch.' })
export class TakeRollCallInput {
  @Field(() => ID, { description: 'The batch.' })
  @Uuid()
  batchId!: string;

  @Field(() => DateScalar, { description: 'The day, not in the future.' })
  date!: string;

  @Field(() => String, { nullable: true, description: 'The period of the day: at most 50 characters.' })
  @MaxCharacters(50)
  session?: string | null;

  @Field(() => [RollCallRecordInput], { description: 'The marks: 1 to 200, one a student.' })
  @Items(1, 200)
  records!: RollCallRecordInput[];
}
