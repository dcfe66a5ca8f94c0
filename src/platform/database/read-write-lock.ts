/** A lock for shared and exclusive work. */
export interface ReadWriteLock {
  /** Runs `work` in parallel with other shared work, after all exclusive work that was requested before. */
  shared<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` exclusively, after all work that was requested before. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

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
