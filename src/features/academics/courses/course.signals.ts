import { signalType } from '../../../platform/signals/signals.ts';
import type { Course } from './course.entity.ts';

/** Published before a course is deleted. Handlers throw if their records still need the course. */
export const courseDeleting = signalType<{ course: Course }>('course.deleting');
