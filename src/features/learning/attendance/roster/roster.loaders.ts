import { sql } from 'kysely';
import type { ReadContext, ReadModel, Relation } from '../../../../platform/loaders/read-model.ts';
import { countsByStatus, type Summary } from '../../../../platform/loaders/summary.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { conditionOf, enrollmentVisibility } from '../../../people/students/student.visibility.ts';
import { ClassSession } from '../../../scheduling/sessions/class-session.entity.ts';
import { AttendanceStatus } from '../attendance.enums.ts';
import { isLedNow } from './led-sessions.loaders.ts';
import { RosterEntry } from './roster-entry.entity.ts';

/** The entries whose enrollment the viewer can see, and all of a session that they lead. */
function visibility(context: ReadContext) {
  const isOfAcademy = sql`t.academy_id = ${context.academyId}`;
  const enrollments = enrollmentVisibility(context, 't');
  if (enrollments === 'all') return isOfAcademy;
  return sql`${isOfAcademy} and (${conditionOf(enrollments)} or ${isLedNow('t', context)})`;
}

/** Returns the names of students without marks: those are records of their own. */
const rosterReads: ReadModel<RosterEntry> = {
  entity: RosterEntry,
  scopeEntity: Student,
  visibility,
  order: ['studentName asc'],
};

export const rosterOfSession: Relation<RosterEntry> = {
  name: 'ClassSession.roster',
  model: rosterReads,
  key: sql`t.session_id`,
};

const { total, ...marked } = countsByStatus(Object.values(AttendanceStatus));

/** Counts of the session, without personal data. */
export const countsOfSession: Summary = {
  name: 'ClassSession.counts',
  relation: { ...rosterOfSession, model: { ...rosterReads, scopeEntity: ClassSession } },
  values: { expected: total, ...marked },
};
