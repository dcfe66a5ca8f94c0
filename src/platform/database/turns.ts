/** Milliseconds that synchronous work may go on before others have a turn. */
const TURN_MS = 10;

// of this process's event loop
let began: number | undefined;
let waiting: Promise<void> = Promise.resolve();

/**
 * Gives the event loop a turn between pieces of synchronous work, after other due work and earlier waiters, if this turn
 * has lasted long enough.
 */
export async function nextTurn(): Promise<void> {
  if (began !== undefined && performance.now() - began > TURN_MS) {
    // one after another: immediates that are set together run without a turn between them
    waiting = waiting.then(() => new Promise((resolve) => setImmediate(resolve)));
    await waiting;
  }
  if (began === undefined) begin();
}

function begin(): void {
  began = performance.now();
  setImmediate(() => {
    began = undefined;
  });
}
