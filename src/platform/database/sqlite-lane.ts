/** Work that runs beside other work, with a limit, in turns by key. */
export interface Lane<Work extends { readonly key: string }> {
  /** Lets work wait for its turn. */
  add(work: Work): void;
  /** Takes work back that waits. */
  remove(work: Work): void;
  /** Takes the next work that may run, which then has a place; undefined if all places are taken or nothing waits. */
  next(): Work | undefined;
  /** Gives a place to work that runs already; false if there is none for it. */
  enter(work: Work): boolean;
  /** Gives the place of work back. */
  leave(work: Work): void;
  waiting(): number;
}

interface Queue<Work> {
  readonly waiting: Set<Work>;
  running: number;
}

/** A lane with places of which one key has all but one at most: the last place is for others. */
export function createLane<Work extends { readonly key: string }>(places: number): Lane<Work> {
  // in the order of their turns
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
        // the others have their turns first
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
