import { Extensions, Resolver } from 'type-graphql';
import { FieldOfDay, QueryDays } from '../../../platform/graphql/read-fields.ts';
import type { FilterScopes } from '../../../platform/permissions/scopes.ts';
import { FILTER_SCOPES } from '../../../platform/permissions/selection-scopes.ts';
import { Closure } from '../closures/closure.entity.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';
import { TimetableArgs } from './timetable.inputs.ts';
import { closuresOfDay, sessionsOfDay } from './timetable.loaders.ts';
import { TimetableDay } from './timetable.types.ts';

@Resolver(() => TimetableDay)
export class TimetableResolver {
  @Extensions({ [FILTER_SCOPES]: { studentId: ['enrollments:read'] } satisfies FilterScopes })
  @QueryDays(() => TimetableDay, TimetableArgs, {
    description:
      'Every day of a period with its closures and sessions, optionally for one student, staff member, room ' +
      'or batch. Staff see all sessions, parents the sessions of their children, students their own. If the ' +
      'caller cannot see the record given as filter, the days have no sessions.',
  })
  timetable!: TimetableDay[];

  @FieldOfDay<TimetableArgs>(() => ClassSession, sessionsOfDay, {
    description: 'The sessions that begin on the day, by start time, including cancelled sessions.',
    filterOf: ({ studentId, staffId, roomId, batchId }) => ({ studentId, instructorId: staffId, roomId, batchId }),
  })
  sessions!: ClassSession[];

  @FieldOfDay(() => Closure, closuresOfDay, {
    description: 'The closures on the day, for the whole academy or a part of it, ordered by start.',
  })
  closures!: Closure[];
}
