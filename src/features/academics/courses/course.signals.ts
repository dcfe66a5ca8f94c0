import { signalType } from '../../../platform/signals/signals.ts';
import type { Course } from './course.entity.ts';

/**
 * Published before a course is deleted. Handlers throw an error if the course must not be deleted because records refer
 * to it.
 */
export const courseDeleting = signalType<{ course: Course }>('course.deleting');
