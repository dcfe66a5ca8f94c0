import { eventType } from '../../platform/events/events.ts';
import type { Department } from './department.entity.ts';

/** A department was deleted: what belonged to it has to let go. */
export const departmentDeleted = eventType<{ department: Department }>('department.deleted');
