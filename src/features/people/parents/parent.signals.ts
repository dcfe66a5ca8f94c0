import { signalType } from '../../../platform/signals/signals.ts';
import type { Parent } from './parent.entity.ts';

/** Published when a parent was deleted. Handlers end the parent's access. The row of the parent is locked. */
export const parentDeleted = signalType<{ parent: Parent }>('parent.deleted');
