import { eventType } from '../../../platform/events/events.ts';
import type { Parent } from './parent.entity.ts';

/** A parent was deleted: their access has to end. The parent's row is locked. */
export const parentDeleted = eventType<{ parent: Parent }>('parent.deleted');
