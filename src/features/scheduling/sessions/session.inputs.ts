import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter, FlagFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { ClassSession } from './class-session.entity.ts';

@InputType({ description: 'Filters for sessions; all conditions must hold.' })
export class ClassSessionFilter extends filterOf(ClassSession, {
  search: 'Filters by text in the topic, or in the name or code of the batch.',
  from: DayFilter('Sessions on this day or later.'),
  to: DayFilter('Sessions on this day or earlier.', NotBefore('from')),
  batchId: 'Filters by batch.',
  courseId: 'Filters by the course of the batch.',
  instructorId: 'Filters by the staff member who leads the session.',
  formerInstructorId:
    'Filters by a former staff member: sessions that were assigned to this staff member until they left, and ' +
    'that have had no instructor since.',
  roomId: 'Filters by room.',
  studentId:
    "Filters by student: sessions of the student's batches on days on which the student was active there. The " +
    'caller must be able to see the student.',
  unmarked: FlagFilter(
    'Filters by missing roll call. True: sessions that have begun, are not cancelled, and have active students ' +
      'on the day but no attendance marks.',
  ),
  unstaffed: FlagFilter(
    'Filters by missing instructor. True: sessions that are not cancelled and have no instructor, or whose ' +
      'instructor was deleted or leaves before the session.',
  ),
  status: 'Filters by status.',
}) {}

export const ClassSessionOrder = orderEnum('ClassSessionOrder', ['createdAt', 'updatedAt', 'date', 'startTime']);
export const ClassSessionListArgs = listArgs(ClassSessionFilter, ClassSessionOrder);
