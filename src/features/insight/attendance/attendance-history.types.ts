import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { DateScalar, DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { AttendanceStatus } from '../../learning/attendance/attendance.enums.ts';
import { reportConnection } from '../core/report.types.ts';
import { AttendanceOfReport } from './attendance.types.ts';

export enum AttendanceHistoryGroup {
  MARK = 'mark',
}
describeEnum(AttendanceHistoryGroup, 'AttendanceHistoryGroup', 'What a row of the history of attendance is told of.', {
  MARK: 'A mark.',
});

@ObjectType({ description: 'How students were marked.' })
export class AttendanceHistoryTotals extends AttendanceOfReport {}

@ObjectType({ description: 'How a mark was before it was corrected.' })
export class AttendanceCorrection {
  @Field(() => AttendanceStatus, { description: 'Whether the student was there, as marked then.' })
  status!: AttendanceStatus;

  @Field(() => Int, { nullable: true, description: 'The minutes late then.' })
  minutesLate!: number | null;

  @Field(() => String, { nullable: true, description: 'The remarks then.' })
  remarks!: string | null;

  @Field(() => ID, { description: 'The user who had marked it.' })
  markedBy!: string;

  @Field(() => String, { nullable: true, description: 'The name of that user.' })
  markedByName!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it had been marked: RFC 3339, UTC.' })
  markedAt!: string;
}

@ObjectType({ description: 'How a student was marked, and how before that was corrected.' })
export class AttendanceHistoryRow {
  @Field(() => ID, { description: 'The attendance record.' })
  attendanceId!: string;

  @Field(() => DateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => ID, { description: 'The student.' })
  studentId!: string;

  @Field(() => String, { nullable: true, description: 'The name of the student.' })
  studentName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The batch; null for attendance at the academy as such.' })
  batchId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the batch.' })
  batchName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The session; null where it belongs to none.' })
  sessionId!: string | null;

  @Field(() => String, { nullable: true, description: 'The period of the day.' })
  session!: string | null;

  @Field(() => AttendanceStatus, { description: 'Whether the student was there.' })
  status!: AttendanceStatus;

  @Field(() => Int, { nullable: true, description: 'The minutes late; null unless late.' })
  minutesLate!: number | null;

  @Field(() => String, { nullable: true, description: 'What was remarked when it was marked last.' })
  remarks!: string | null;

  @Field(() => ID, { description: 'The user who marked it last.' })
  markedBy!: string;

  @Field(() => String, { nullable: true, description: 'The name of that user.' })
  markedByName!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was marked last: RFC 3339, UTC.' })
  markedAt!: string;

  @Field(() => [AttendanceCorrection], { description: 'How it was before each correction, the latest first.' })
  corrections!: AttendanceCorrection[];
}

export const AttendanceHistoryConnection = reportConnection(AttendanceHistoryRow, 'AttendanceHistory', {
  totals: AttendanceHistoryTotals,
  groupBy: AttendanceHistoryGroup,
});
