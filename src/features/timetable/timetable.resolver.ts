import { Resolver } from 'type-graphql';
import { FieldOfDay, QueryDays } from '../../platform/graphql/read-fields.ts';
import { Closure } from '../closures/closure.entity.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';
import { TimetableArgs } from './timetable.inputs.ts';
import { closuresOfDay, sessionsOfDay } from './timetable.loaders.ts';
import { TimetableDay } from './timetable.types.ts';

@Resolver(() => TimetableDay)
export class TimetableResolver {
  @QueryDays(() => TimetableDay, TimetableArgs, {
    description:
      'Every day from the first to the last, with the sessions that the caller sees: all of them to the staff, those of ' +
      'their children to parents, their own to students. Of one student, staff member, room or batch where one is named; ' +
      'of one that the caller does not see there are none.',
  })
  timetable!: TimetableDay[];

  @FieldOfDay<TimetableArgs>(() => ClassSession, sessionsOfDay, {
    description: 'The sessions that begin on the day, by their start; cancelled ones too.',
    filterOf: ({ studentId, staffId, roomId, batchId }) => ({ studentId, instructorId: staffId, roomId, batchId }),
  })
  sessions!: ClassSession[];

  @FieldOfDay(() => Closure, closuresOfDay, {
    description:
      'The closures that the day is within, of the whole academy or a part of it, in the order in which they begin.',
  })
  closures!: Closure[];
}
