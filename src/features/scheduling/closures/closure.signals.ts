import { signalType } from '../../../platform/signals/signals.ts';
import type { Closure } from './closure.entity.ts';

/** The period and the targets of a closure. */
export interface ClosureScope {
  /** The local start, such as `2026-12-01T00:00:00`; `wallEnd` is the local end. */
  readonly wallStart: string;
  readonly wallEnd: string;
  /** The ids of the targets. If all lists are empty, the closure applies to the whole academy. */
  readonly courseIds: readonly string[];
  readonly batchIds: readonly string[];
  readonly roomIds: readonly string[];
  readonly excusesFees: boolean;
}

/**
 * Published when a closure was created, changed or deleted. `before` is null for a new closure, `after` for a deleted
 * one. The rows of the closure, the academy and the closure's rooms are locked.
 */
export const closureChanged = signalType<{ closure: Closure; before: ClosureScope | null; after: ClosureScope | null }>(
  'closure.changed',
);
