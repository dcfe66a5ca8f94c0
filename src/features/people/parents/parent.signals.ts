import { signalType } from '../../../platform/signals/signals.ts';
import type { Parent } from './parent.entity.ts';

/** A parent was deleted: their access has to end. The parent's row is locked. */
export const parentDeleted = signalType<{ parent: Parent }>('parent.deleted');
