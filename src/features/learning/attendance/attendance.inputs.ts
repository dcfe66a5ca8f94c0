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

@InputType({ description: 'Filters attendance records; all conditions must hold.' })
export class AttendanceRecordFilter extends filterOf(Attendance, {
  search: 'Filters by text in the name or number of the student.',
  studentId: 'Filters by student.',
  batchId: 'Filters by batch.',
  sessionId: 'Filters by session.',
  status: 'Filters by attendance status.',
  date: DayFilter('Filters by day.'),
  dateFrom: DayFilter('Includes records on or after this day.'),
  dateTo: DayFilter('Includes records on or before this day.', NotBefore('dateFrom')),
}) {}

export const AttendanceRecordOrder = orderEnum('AttendanceRecordOrder', ['createdAt', 'updatedAt', 'date']);
export const AttendanceRecordListArgs = listArgs(AttendanceRecordFilter, AttendanceRecordOrder);

@ArgsType()
export class AttendanceSummaryArgs {
  @DateInput('The first day; when omitted, all days up to `to`.')
  from?: string | null;

  @DateInput('The last day, on or after the first; when omitted, all days since `from`.')
  @NotBefore('from')
  to?: string | null;

  static filterOf({ from, to }: AttendanceSummaryArgs): object {
    return { dateFrom: from, dateTo: to };
  }
}

@InputType({ description: 'What every mark can be told.' })
abstract class MarkInput extends inputOf(Attendance, {
  optional: ['remarks', 'minutesLate'],
  words: { minutesLate: { note: '; allowed only with `LATE`' } },
  rules: { minutesLate: [ProhibitedUnless('status', AttendanceStatus.LATE)] },
}) {}

@InputType({ description: 'An attendance mark for one student.' })
export class MarkAttendanceInput extends inputOf(Attendance, {
  base: MarkInput,
  required: ['studentId'],
}) {
  @IdInput(
    'The batch; when omitted, the batch of the session. Without a batch and a session, the mark is for general ' +
      'attendance at the academy.',
  )
  batchId?: string | null;

  @IdInput('The session; when omitted, the service finds it by the batch and the day.')
  sessionId?: string | null;

  @DateInput('The day, not in the future. If a session is given, it must be the day of the session.', {
    required: true,
  })
  date!: string;

  @TextInput(50, 'The label for the part of the day')
  session?: string | null;

  @EnumInput(() => AttendanceStatus, 'The attendance status.', { required: true })
  status!: AttendanceStatus;
}

@InputType({ description: 'Corrections of an attendance mark. Omitted fields stay unchanged.' })
export class UpdateAttendanceInput extends inputOf(Attendance, {
  base: MarkInput,
  optional: ['session', 'status'],
  words: { status: 'The attendance status. Any status except `LATE` removes the minutes late.' },
}) {}

@InputType({
  description: 'A row of a roll call. If the student has a mark already, omitted fields stay unchanged.',
})
export class RollCallRecordInput extends inputOf(Attendance, {
  base: MarkInput,
  required: ['studentId', 'status'],
  words: { studentId: 'The student. Each student may appear once.' },
}) {}

@InputType({ description: 'The attendance marks of students in a session.' })
export class TakeSessionRollInput {
  @IdInput('The session.', { required: true })
  sessionId!: string;

  @Field(() => [RollCallRecordInput], { description: 'The marks: 1 to 200, one per student.' })
  @Items(1, 200)
  records!: RollCallRecordInput[];
}

@InputType({ description: 'The attendance marks of students in a batch.' })
export class TakeRollCallInput {
  @IdInput('The batch.', { required: true })
  batchId!: string;

  @IdInput(
    'The session, which must belong to the batch and the day; when omitted, the service finds the session by ' +
      'the batch and the day.',
  )
  sessionId?: string | null;

  @DateInput('The day, not in the future.', { required: true })
  date!: string;

  @TextInput(50, 'The label for the part of the day')
  session?: string | null;

  @Field(() => [RollCallRecordInput], { description: 'The marks: 1 to 200, one per student.' })
  @Items(1, 200)
  records!: RollCallRecordInput[];
}
