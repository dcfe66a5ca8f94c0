import { ListArguments } from '../../../platform/graphql/connection.ts';
import { creates, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { FieldSummary } from '../../../platform/graphql/read-fields.ts';
import { addedTo, listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { classSessionReads } from '../../scheduling/sessions/session.loaders.ts';
import {
  AttendanceRecordListArgs,
  AttendanceSummaryArgs,
  MarkAttendanceInput,
  UpdateAttendanceInput,
} from './attendance.inputs.ts';
import {
  attendanceMarkReads,
  attendanceOfBatch,
  attendanceOfSession,
  attendanceOfStudent,
  attendanceReads,
  historyOfAttendance,
  knownAttendanceReads,
  summaryOfAttendance,
} from './attendance.loaders.ts';
import { attendanceEvents } from './attendance.outbox.ts';
import { AttendanceCount } from './attendance-count.entity.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';
import { AttendanceMonth } from './attendance-month.entity.ts';
import { keepMarked } from './keep-marked.ts';
import { markAttendance } from './mark-attendance.ts';
import { AttendanceSummary } from './rates/attendance-summary.types.ts';
import { requireAttendance } from './rates/completion-attendance.ts';
import { recountAttendance, recountSchedule } from './rates/recount-attendance.ts';
import { RollCallResolver } from './roster/roll-call.resolver.ts';
import { updateAttendance } from './update-attendance.ts';

const mayRead = scoped('attendance:read', members);
const mayWrite = scoped('attendance:write', writers('academy_admin', 'administrator', 'department_head', 'teacher'));

export const attendance = resource({
  noun: 'attendance record',
  reads: attendanceReads,
  list: AttendanceRecordListArgs,
  operations: {
    attendanceRecord: readsOne({
      may: mayRead,
      description: 'Returns an attendance record by id, or null if the caller can see none.',
    }),
    attendance: readsList({ may: mayRead, description: 'The visible attendance records.' }),
    markAttendance: creates(MarkAttendanceInput, markAttendance, {
      may: mayWrite,
      readBack: knownAttendanceReads,
      description:
        'Marks a student for a day, once for each batch and session. With a batch, the student must have been active in ' +
        'it on that day: one who was dropped, until the day before. The mark belongs to the session of the batch on that ' +
        'day, which is held from then on: of several that are not cancelled, today to the one nearest to now, else to the ' +
        'first; with a `session`, to the extra one with that topic, if there is one; or to the one that `sessionId` names. ' +
        'Marks on a day whose sessions are all cancelled are refused. Teachers mark in their own batches ' +
        'and in sessions that they lead, within the edit hours of the academy; department heads mark in batches of their departments.',
    }),
    updateAttendance: updates(UpdateAttendanceInput, updateAttendance, {
      may: mayWrite,
      readBack: knownAttendanceReads,
      description:
        'Corrects a record: who marked it and when is renewed, and the earlier mark becomes part of its history. Nothing ' +
        'happens when nothing changes.',
    }),
  },
  fields: {
    student: refersTo(studentReads, 'studentId', 'The student; null when deleted or not visible.'),
    batch: refersTo(batchReads, 'batchId', 'The batch; null when there is none or it was deleted.'),
    classSession: refersTo(classSessionReads, 'sessionId', 'The session of the batch; null when it has none.'),
  },
  elsewhere: [
    listedIn(attendanceOfStudent, 'The visible attendance of the student.'),
    addedTo(
      'Student.attendanceSummary',
      FieldSummary(() => AttendanceSummary, summaryOfAttendance, {
        description: 'How often the student was there in a period of days, by the attendance that the caller may see.',
        args: AttendanceSummaryArgs,
      }),
    ),
    listedIn(attendanceOfBatch, 'The visible attendance in the batch.'),
    listedIn(attendanceOfSession, 'The visible attendance in the session.'),
  ],
  resolvers: [RollCallResolver],
  permissions: { Mutation: { takeRollCall: mayWrite, takeSessionRoll: mayWrite } },
  entities: [AttendanceCount, AttendanceMonth, AttendanceHistory],
  recordings: [attendanceEvents],
  handlers: [keepMarked, requireAttendance],
  jobs: [recountAttendance],
  schedules: [recountSchedule],
});

export const attendanceMarks = resource({
  noun: 'attendance mark',
  reads: attendanceMarkReads,
  list: ListArguments,
  operations: {
    attendanceMark: readsOne({
      may: mayRead,
      description:
        'How one visible attendance record was marked once, before it was corrected; null when there is none.',
    }),
  },
  elsewhere: [listedIn(historyOfAttendance, 'How the record was marked before it was corrected, the last first.')],
});
