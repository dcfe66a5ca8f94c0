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
  batchId: 'Of this batch.',
  courseId: 'Of the batches of this course.',
  instructorId: 'Led by this staff member.',
  formerInstructorId: 'Without an instructor since this staff member left, who was to lead them.',
  roomId: 'In this room.',
  studentId: 'Of a student whom the caller sees: of their batches, on the days on which they were active there.',
  unmarked: FlagFilter('Begun and not cancelled, of a batch with active students on the day, none of whom is marked.'),
  unstaffed: FlagFilter('Not cancelled, and led by nobody, or by a staff member who has left by then or was deleted.'),
  status: 'Where they stand.',
}) {}

export const ClassSessionOrder = orderEnum('ClassSessionOrder', ['createdAt', 'updatedAt', 'date', 'startTime']);
export const ClassSessionListArgs = listArgs(ClassSessionFilter, ClassSessionOrder);
