import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { Room } from './room.entity.ts';

/** A room has another name: what shows it has to follow. Its row is locked. */
export const roomRenamed = signalType<{ room: Room }>('room.renamed');

/** A room is going to be deleted. Features return the codes of the batches that use it. Its row is locked. */
export const roomDeleting = questionType<{ room: Room }, readonly string[]>('room.deleting');

/** A room was deleted: its batches and sessions continue without a room. Its row is locked. */
export const roomDeleted = signalType<{ room: Room }>('room.deleted');
