import { ArgsType, Field, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { DateInput, EnumInput, IdInput, TextInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Items } from '../../../platform/validation/list-rules.ts';
import { NotBefore, ProhibitedUnless } from '../../../platform/validation/rules.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';

@InputType({ description: 'Which attendance records; all conditions must hold.' })
export class AttendanceRecordFilter extends filterOf(Attendance, {
  search: 'Text in the name or number of the student.',
  studentId: 'Filters by student.',
  batchId: 'In this batch.',
  sessionId: 'In this session.',
  status: 'Whether the student was there.',
  date: DayFilter('On this day.'),
  dateFrom: DayFilter('On this day or later.'),
  dateTo: DayFilter('On this day or earlier.', NotBefore('dateFrom')),
}) {}

export const AttendanceRecordOrder = orderEnum('AttendanceRecordOrder', ['createdAt', 'updatedAt', 'date']);
export const AttendanceRecordListArgs = listArgs(AttendanceRecordFilter, AttendanceRecordOrder);

@ArgsType()
export class AttendanceSummaryArgs {
  @DateInput('The first day; all days up to `to` when omitted.')
  from?: string | null;

  @DateInput('The last day, on or after the first; all days since `from` when omitted.')
  @NotBefore('from')
  to?: string | null;

  static filterOf({ from, to }: AttendanceSummaryArgs): object {
    return { dateFrom: from, dateTo: to };
  }
}

@InputType({ description: 'What every mark can be told.' })
abstract class MarkInput extends inputOf(Attendance, {
  optional: ['remarks', 'minutesLate'],
  words: { minutesLate: { note: '; only for `LATE`' } },
  rules: { minutesLate: [ProhibitedUnless('status', AttendanceStatus.LATE)] },
}) {}

@InputType({ description: 'A mark of one student.' })
export class MarkAttendanceInput extends inputOf(Attendance, {
  base: MarkInput,
  required: ['studentId'],
}) {
  @IdInput('The batch, that of the session when omitted; without either: attendance at the academy as such.')
  batchId?: string | null;

  @IdInput('The session; found by the batch and the day when omitted.')
  sessionId?: string | null;

  @DateInput('The day, not in the future: that of the session.', { required: true })
  date!: string;

  @TextInput(50, 'The period of the day')
  session?: string | null;

  @EnumInput(() => AttendanceStatus, 'Whether the student was there.', { required: true })
  status!: AttendanceStatus;
}

@InputType({ description: 'Corrections of a mark. Omitted fields stay unchanged.' })
export class UpdateAttendanceInput extends inputOf(Attendance, {
  base: MarkInput,
  optional: ['session', 'status'],
  words: { status: 'Whether the student was there. The minutes late are forgotten unless it is `LATE`.' },
}) {}

@InputType({
  description: 'A row of a roll call. If the student is marked already, omitted fields stay unchanged.',
})
export class RollCallRecordInput extends inputOf(Attendance, {
  base: MarkInput,
  required: ['studentId', 'status'],
  words: { studentId: 'The student: each once.' },
}) {}

@InputType({ description: 'The marks of students of a session.' })
export class TakeSessionRollInput {
  @IdInput('The session.', { required: true })
  sessionId!: string;

  @Field(() => [RollCallRecordInput], { description: 'The marks: 1 to 200, one a student.' })
  @Items(1, 200)
  records!: RollCallRecordInput[];
}

@InputType({ description: 'The marks of students of a batch.' })
export class TakeRollCallInput {
  @IdInput('The batch.', { required: true })
  batchId!: string;

  @IdInput('The session, one of the batch on the day; found by them when omitted.')
  sessionId?: string | null;

  @DateInput('The day, not in the future.', { required: true })
  date!: string;

  @TextInput(50, 'The period of the day')
  session?: string | null;

  @Field(() => [RollCallRecordInput], { description: 'The marks: 1 to 200, one a student.' })
  @Items(1, 200)
  records!: RollCallRecordInput[];
}
