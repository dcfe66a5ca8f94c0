/** Lets work of one kind run side by side, and work of another alone. */
export interface ReadWriteLock {
  /** Runs `work` beside other shared work, behind the exclusive work that was asked for before. */
  shared<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` alone, behind everything that was asked for before. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/** A lock that nobody holds. */
export function createReadWriteLock(): ReadWriteLock {
  const inside = new Set<Promise<unknown>>();
  let open: Promise<unknown> = Promise.resolve();
  return {
    shared(work) {
      const result = open.then(work);
      const settled: Promise<unknown> = result.catch(() => undefined).then(() => inside.delete(settled));
      inside.add(settled);
      return result;
    },
    exclusive(work) {
      const before = [...inside];
      const result = open.then(() => Promise.all(before)).then(work);
      open = result.catch(() => undefined);
      return result;
    },
  };
}
