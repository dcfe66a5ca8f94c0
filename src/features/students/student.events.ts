import { eventType } from '../../platform/events/events.ts';
import type { Student } from './student.entity.ts';

/** A student was deleted: what is open of theirs has to end. The student's row is locked. */
export const studentDeleted = eventType<{ student: Student }>('student.deleted');
