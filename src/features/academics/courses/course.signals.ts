import { signalType } from '../../../platform/signals/signals.ts';
import type { Course } from './course.entity.ts';

/** Published before a course is deleted. Handlers throw if records refer to the course and it must therefore stay. */
export const courseDeleting = signalType<{ course: Course }>('course.deleting');
