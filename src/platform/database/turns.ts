/** Milliseconds that synchronous work may go on before others have a turn. */
const TURN_MS = 10;

/** Gives the event loop a turn between pieces of synchronous work. */
export interface Turns {
  /** Waits behind whatever else is due, and behind those who wait already, if this turn has lasted long enough. */
  next(): Promise<void>;
}

/** Turns of this process's event loop. */
export function createTurns(): Turns {
  let began: number | undefined;
  let waiting: Promise<void> = Promise.resolve();

  const begin = (): void => {
    began = performance.now();
    setImmediate(() => {
      began = undefined;
    });
  };

  return {
    async next() {
      if (began !== undefined && performance.now() - began > TURN_MS) {
        // one after another: immediates that are set together run without a turn between them
        waiting = waiting.then(() => new Promise((resolve) => setImmediate(resolve)));
        await waiting;
      }
      if (began === undefined) begin();
    },
  };
}
