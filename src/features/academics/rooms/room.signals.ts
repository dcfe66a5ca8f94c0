import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { Room } from './room.entity.ts';

/** Published when a room was renamed. Handlers copy the new name to batches and sessions. The room is locked. */
export const roomRenamed = signalType<{ room: Room }>('room.renamed');

/**
 * Published before a room is deleted. Handlers return the codes of the batches that use the room. The room is locked.
 */
export const roomDeleting = questionType<{ room: Room }, readonly string[]>('room.deleting');

/** Published when a room was deleted. Handlers remove it from batches and sessions. The room is locked. */
export const roomDeleted = signalType<{ room: Room }>('room.deleted');
