export type RunKind = 'period' | 'session' | 'penalty';

/** A run up to this total is never held. */
const HOLD_ABOVE = 10_000;

/**
 * Stores the largest total of each kind of run. A run that bills more than twice as much is held until an admin
 * confirms it.
 */
export class Runs {
  private readonly largest: Record<RunKind, number> = { period: 0, session: 0, penalty: 0 };

  isHeld(kind: RunKind, total: number): boolean {
    return this.largest[kind] > 0 && total > 2 * this.largest[kind] && total > HOLD_ABOVE;
  }

  done(kind: RunKind, total: number): void {
    this.largest[kind] = Math.max(this.largest[kind], total);
  }
}
