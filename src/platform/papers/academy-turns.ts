import type { Queue, QueueAddOptions } from 'p-queue';

type Run = () => Promise<unknown>;

/** Waiting work, with the id by which the queue removes it. */
interface WaitingWork {
  readonly id: string;
  readonly run: Run;
}

/** The options of work in a queue with {@link AcademyTurns}. */
export interface TurnOptions extends QueueAddOptions {
  readonly academyId: string;
}

/**
 * The waiting work of a `PQueue` with the concurrency 1. The academies take turns, so that an academy with much work
 * delays another academy by only one piece of work. Within an academy, the order of arrival counts.
 */
export class AcademyTurns implements Queue<Run, TurnOptions> {
  /** The waiting work of each academy, in the order of the academies' turns. No list is empty. */
  readonly #waiting = new Map<string, readonly WaitingWork[]>();
  #lastServed = '';

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Returns the waiting work of an academy. */
  filter({ academyId = '' }: Partial<TurnOptions>): Run[] {
    return (this.#waiting.get(academyId) ?? []).map(({ run }) => run);
  }

  enqueue(run: Run, { academyId = '', id = '' }: Partial<TurnOptions> = {}): void {
    this.#keep(academyId, [...(this.#waiting.get(academyId) ?? []), { id, run }]);
  }

  dequeue(): Run | undefined {
    // the last served academy goes to the end only now, so that academies whose work arrived meanwhile come before it
    const rest = this.#waiting.get(this.#lastServed) ?? [];
    this.#waiting.delete(this.#lastServed);
    this.#keep(this.#lastServed, rest);
    const [turn] = this.#waiting;
    if (!turn) return undefined;
    const [academyId, [next, ...others]] = turn;
    this.#keep(academyId, others);
    this.#lastServed = academyId;
    return next?.run;
  }

  remove(id: string): void {
    for (const [academyId, works] of this.#waiting) {
      const others = works.filter((work) => work.id !== id);
      this.#keep(academyId, others);
    }
  }

  setPriority(): never {
    throw new Error('Work of academies has no priorities.');
  }

  #keep(academyId: string, works: readonly WaitingWork[]): void {
    if (works.length > 0) this.#waiting.set(academyId, works);
    else this.#waiting.delete(academyId);
  }
}
