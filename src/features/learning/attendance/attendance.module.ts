import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Attendance } from './attendance.entity.ts';
import { attendanceEvents } from './attendance.outbox.ts';
import { attendancePermissions } from './attendance.permissions.ts';
import { AttendanceResolver, BatchAttendanceResolver, StudentAttendanceResolver } from './attendance.resolver.ts';
import { AttendanceCount } from './attendance-count.entity.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';
import { AttendanceMonth } from './attendance-month.entity.ts';
import { AttendanceWritesResolver } from './attendance-writes.resolver.ts';
import { requireAttendance } from './completion-attendance.ts';
import { eraseRemarks } from './erase-remarks.ts';
import { keepMarked } from './keep-marked.ts';
import { recountAttendance, recountSchedule } from './recount-attendance.ts';
import { RosterEntryResolver, SessionAttendanceResolver } from './roster.resolver.ts';
import { RosterEntry } from './roster-entry.entity.ts';

export const attendanceModule: FeatureModule = {
  entities: [Attendance, AttendanceCount, AttendanceMonth, AttendanceHistory, RosterEntry],
  resolvers: [
    AttendanceResolver,
    AttendanceWritesResolver,
    StudentAttendanceResolver,
    BatchAttendanceResolver,
    SessionAttendanceResolver,
    RosterEntryResolver,
  ],
  recordings: [attendanceEvents],
  handlers: [eraseRemarks, keepMarked, requireAttendance],
  jobs: [recountAttendance],
  schedules: [recountSchedule],
  permissions: attendancePermissions,
};
