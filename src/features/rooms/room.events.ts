import { eventType } from '../../platform/events/events.ts';
import type { Room } from './room.entity.ts';

/** A room has another name: what shows it has to follow. Its row is locked. */
export const roomRenamed = eventType<{ room: Room }>('room.renamed');

/** A room was deleted: what is held there goes on without one. Its row is locked. */
export const roomDeleted = eventType<{ room: Room }>('room.deleted');
