import { blankAudit } from '../../../platform/audit/blank-audit.ts';
import { lockWhere, referTo } from '../../../platform/database/records.ts';
import { onEvent } from '../../../platform/events/events.ts';
import { personErased } from '../../../platform/privacy/person-erased.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';

/** What was remarked of the attendance of an erased student is blank, before corrections too; days and marks stay. */
export const eraseRemarks = onEvent(personErased, async (ctx: RequestContext, em, { resource, id }) => {
  if (resource !== 'Student') return;
  const { engine } = ctx.database;
  const blank = { remarks: null, updatedAt: now() };
  const student = referTo(em, Student, id);
  const records = await lockWhere(em, Attendance, { student });
  for (const record of records) record.remarks = null;
  await em.flush();
  const marks = await em.find(AttendanceHistory, { attendance: { student } });
  const earlier = marks.map((mark) => mark.id);
  await em.nativeUpdate(AttendanceHistory, { id: { $in: earlier }, remarks: { $ne: null } }, blank);
  await blankAudit(em, engine, { entity: Attendance, ids: records.map((record) => record.id) }, { only: ['remarks'] });
  await blankAudit(em, engine, { entity: AttendanceHistory, ids: earlier }, { only: ['remarks'] });
});
