import { Resolver } from 'type-graphql';
import { connectionType, ListArguments } from '../../../platform/graphql/connection.ts';
import { FieldList, FieldOne, FieldSummary } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import { Student } from '../../people/students/student.entity.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { ClassSession } from '../../scheduling/sessions/class-session.entity.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceRecordListArgs } from './attendance.inputs.ts';
import { attendanceOfSession, knownAttendanceReads } from './attendance.loaders.ts';
import { AttendanceRecordConnection } from './attendance.resolver.ts';
import { countsOfSession, rosterOfSession } from './roster.loaders.ts';
import { RosterEntry } from './roster-entry.entity.ts';
import { SessionCounts } from './session-counts.types.ts';

export const RosterEntryConnection = connectionType(RosterEntry, 'RosterEntry');

@Resolver(() => RosterEntry)
export class RosterEntryResolver {
  @FieldOne(() => Student, studentReads, 'studentId', { description: 'The student; null when not visible.' })
  student!: Student | null;

  // whoever sees the entry sees the mark
  @FieldOne(() => Attendance, knownAttendanceReads, 'recordId', {
    description: 'How the student was marked in the session; null until then.',
  })
  record!: Attendance | null;
}

@Resolver(() => ClassSession)
export class SessionAttendanceResolver {
  @FieldList(() => RosterEntryConnection, rosterOfSession, ListArguments, {
    description:
      'The students who were active in the batch on the day, by name, with their marks: those whose enrollment the caller ' +
      'sees. Whoever leads the session sees all of them from the day before until the edit hours end, in whole days.',
  })
  roster!: Connection<RosterEntry>;

  @FieldSummary(() => SessionCounts, countsOfSession, {
    description: 'How many students of the roster were there, by what the caller sees of it.',
  })
  counts!: SessionCounts;

  @FieldList(() => AttendanceRecordConnection, attendanceOfSession, AttendanceRecordListArgs, {
    description: 'The visible attendance in the session.',
  })
  attendance!: Connection<Attendance>;
}
