import { signalType } from '../../../platform/signals/signals.ts';
import type { Closure } from './closure.entity.ts';

/** When and for whom a closure is. */
export interface ClosureScope {
  /** The wall-clock times of its beginning and end: `2026-12-01T00:00:00`. */
  readonly wallStart: string;
  readonly wallEnd: string;
  /** None of any: the whole academy. */
  readonly courseIds: readonly string[];
  readonly batchIds: readonly string[];
  readonly roomIds: readonly string[];
  readonly excusesFees: boolean;
}

/**
 * A closure was made, changed or deleted: `before` is null for a new one, `after` for one that is deleted. Its row and that
 * of the academy are locked, and those of the rooms that it names.
 */
export const closureChanged = signalType<{ closure: Closure; before: ClosureScope | null; after: ClosureScope | null }>(
  'closure.changed',
);
