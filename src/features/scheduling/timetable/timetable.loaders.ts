import type { DayRelation } from '../../../platform/loaders/days.ts';
import type { Closure } from '../closures/closure.entity.ts';
import { closureReads } from '../closures/closure.loaders.ts';
import type { ClassSession } from '../sessions/class-session.entity.ts';
import { classSessionReads } from '../sessions/session.loaders.ts';

/** The sessions of each day, ordered by local time. */
export const sessionsOfDay: DayRelation<ClassSession> = {
  name: 'TimetableDay.sessions',
  model: classSessionReads,
  first: 'date',
  last: 'date',
  order: ['startTime'],
  perDay: 20,
};

/** The closures of each day, ordered by start. */
export const closuresOfDay: DayRelation<Closure> = {
  name: 'TimetableDay.closures',
  model: closureReads,
  first: 'startDate',
  last: 'endDate',
  order: ['wallStart'],
  perDay: 2,
};
