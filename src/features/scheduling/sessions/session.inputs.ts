import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter, FlagFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { ClassSession } from './class-session.entity.ts';

@InputType({ description: 'Which sessions; all conditions must hold.' })
export class ClassSessionFilter extends filterOf(ClassSession, {
  search: 'Text in the topic, or in the name or code of the batch.',
  from: DayFilter('On this day or later.'),
  to: DayFilter('On this day or earlier.', NotBefore('from')),
  batchId: 'Filters by batch.',
  courseId: 'Filters by course of the batch.',
  instructorId: 'Led by this staff member.',
  formerInstructorId: 'Without an instructor since this staff member left, who was to lead them.',
  roomId: 'In this room.',
  studentId:
    'Filters by student, whom the caller can see: sessions of their batches on days on which they were active there.',
  unmarked: FlagFilter('Begun and not cancelled, of a batch with active students on the day, none of whom is marked.'),
  unstaffed: FlagFilter(
    'Sessions that are not cancelled and have no instructor, or one who has left by then or was deleted.',
  ),
  status: 'Filters by status.',
}) {}

export const ClassSessionOrder = orderEnum('ClassSessionOrder', ['createdAt', 'updatedAt', 'date', 'startTime']);
export const ClassSessionListArgs = listArgs(ClassSessionFilter, ClassSessionOrder);
