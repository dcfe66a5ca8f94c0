import { ListArguments } from '../../../platform/graphql/connection.ts';
import { follows } from '../../../platform/graphql/follows.ts';
import { creates, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { FieldOne, FieldSummary } from '../../../platform/graphql/read-fields.ts';
import { addedTo, listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { followingMembers, members, writers } from '../../../platform/permissions/rules.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { ClassSession } from '../../scheduling/sessions/class-session.entity.ts';
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
import { AttendanceChange } from './attendance-change.types.ts';
import { AttendanceCount } from './attendance-count.entity.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';
import { AttendanceMonth } from './attendance-month.entity.ts';
import { changedMarks, changeOf } from './changed-marks.ts';
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
      description: 'Returns an attendance record by id, or null if the caller cannot see it.',
    }),
    attendance: readsList({ may: mayRead, description: 'The attendance records that the caller can see.' }),
    attendanceChanged: follows({
      may: scoped('attendance:read', followingMembers),
      by: { name: 'batchId', description: 'The batch whose attendance changes are sent.', data: 'batch_id' },
      events: attendanceEvents.types,
      changes: changedMarks,
      within: { type: AttendanceChange, path: ['marks'], needs: ['sessionId'], shown: changeOf },
      description: 'Sent when attendance in the batch is marked or corrected: one event per roll call.',
    }),
    markAttendance: creates(MarkAttendanceInput, markAttendance, {
      may: mayWrite,
      readBack: knownAttendanceReads,
      description:
        'Marks the attendance of a student on a day, once for each batch and session. With a batch, the student ' +
        'must have been active in the batch on that day. A dropped student counts as active until the day before ' +
        'the drop. The mark belongs to the session with the id `sessionId`. Without that id, it belongs to the ' +
        'extra session of that day whose topic is `session`, if there is one. Otherwise, it belongs to a session ' +
        'of the batch on that day that is not cancelled. Of several such sessions, the service selects the one ' +
        'nearest to the present time if the day is today, and otherwise the first. The session becomes held. ' +
        'Marks on a day whose sessions are all cancelled are refused. Teachers can mark in their own batches and ' +
        'in sessions that they lead, within the edit hours of the academy. Department heads can mark in batches ' +
        'of their departments.',
    }),
    updateAttendance: updates(UpdateAttendanceInput, updateAttendance, {
      may: mayWrite,
      readBack: knownAttendanceReads,
      description:
        'Corrects an attendance record. The record then shows the user and the time of the correction, and ' +
        'the former mark is added to the history. A correction without changes does nothing.',
    }),
  },
  fields: {
    student: refersTo(
      studentReads,
      'studentId',
      'The student; null if the student was deleted or the caller cannot see the student.',
    ),
    batch: refersTo(batchReads, 'batchId', 'The batch; null if there is none, or if it was deleted.'),
    classSession: refersTo(classSessionReads, 'sessionId', 'The session of the batch; null if there is none.'),
  },
  elsewhere: [
    listedIn(attendanceOfStudent, 'The attendance of the student that the caller can see.'),
    addedTo(
      'Student.attendanceSummary',
      FieldSummary(() => AttendanceSummary, summaryOfAttendance, {
        description:
          "The number of the student's attendance records in a period that the caller can see, by status, and the attendance " +
          'rate.',
        args: AttendanceSummaryArgs,
      }),
    ),
    listedIn(attendanceOfBatch, 'The attendance in the batch that the caller can see.'),
    listedIn(attendanceOfSession, 'The attendance in the session that the caller can see.'),
    addedTo(
      'AttendanceChange.session',
      FieldOne(() => ClassSession, classSessionReads, 'sessionId', {
        description:
          'The session of the marks; null if the marks belong to no session, or if the caller cannot see the ' +
          'session.',
      }),
    ),
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
        "Returns a former mark of an attendance record by the mark's id, or null if there is none or the caller " +
        'cannot see the record.',
    }),
  },
  elsewhere: [listedIn(historyOfAttendance, 'The earlier marks of the record: one per correction, the latest first.')],
});
