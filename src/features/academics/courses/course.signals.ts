import { eventType } from '../../../platform/events/events.ts';
import type { Course } from './course.entity.ts';

/** A course is about to be deleted: who still needs it refuses. */
export const courseDeleting = eventType<{ course: Course }>('course.deleting');
