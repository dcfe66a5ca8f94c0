/** A queue for work that runs in parallel, up to a limit. Work with different keys takes turns. */
export interface Lane<Work extends { readonly key: string }> {
  /** Adds work to the queue. */
  add(work: Work): void;
  /** Removes waiting work from the queue. */
  remove(work: Work): void;
  /**
   * Removes the next work from the queue and gives it a slot. Returns undefined if no work is waiting, or if no slot is
   * free for the keys of the waiting work.
   */
  next(): Work | undefined;
  /** Gives a slot to work that is already running in another lane. Returns false if no slot is free for its key. */
  enter(work: Work): boolean;
  /** Frees the slot that the work used. */
  leave(work: Work): void;
  waiting(): number;
}

interface Queue<Work> {
  readonly waiting: Set<Work>;
  running: number;
}

/**
 * Creates a lane with a number of slots. Work with the same key can use all slots except one, which is reserved for
 * work with another key.
 */
export function createLane<Work extends { readonly key: string }>(places: number): Lane<Work> {
  // the queues by key, in the order of their turns
  const queues = new Map<string, Queue<Work>>();
  let running = 0;

  function queueOf(key: string): Queue<Work> {
    const queue = queues.get(key) ?? { waiting: new Set(), running: 0 };
    queues.set(key, queue);
    return queue;
  }

  function forget(key: string): void {
    const queue = queues.get(key);
    if (queue && queue.running === 0 && queue.waiting.size === 0) queues.delete(key);
  }

  const hasPlace = (queue: Queue<Work>) => running < places && queue.running < places - 1;

  function take(queue: Queue<Work>): void {
    queue.running++;
    running++;
  }

  return {
    add: (work) => void queueOf(work.key).waiting.add(work),
    remove(work) {
      queues.get(work.key)?.waiting.delete(work);
      forget(work.key);
    },
    next() {
      for (const [key, queue] of queues) {
        const [work] = queue.waiting;
        if (!work || !hasPlace(queue)) continue;
        queue.waiting.delete(work);
        // moves this key to the end, so that other keys get their turns first
        queues.delete(key);
        queues.set(key, queue);
        take(queue);
        return work;
      }
      return undefined;
    },
    enter({ key }) {
      const queue = queueOf(key);
      const isFree = queue.waiting.size === 0 && hasPlace(queue);
      if (isFree) take(queue);
      forget(key);
      return isFree;
    },
    leave({ key }) {
      const queue = queues.get(key);
      if (!queue) return;
      queue.running--;
      running--;
      forget(key);
    },
    waiting: () => [...queues.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
  };
}
