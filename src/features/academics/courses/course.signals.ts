import { signalType } from '../../../platform/signals/signals.ts';
import type { Course } from './course.entity.ts';

/** A course is about to be deleted: who still needs it refuses. */
export const courseDeleting = signalType<{ course: Course }>('course.deleting');
