/** The milliseconds that synchronous work may take before other requests get a turn. */
const TURN_MS = 10;

// the time at which the current turn of this process's event loop began
let began: number | undefined;
let waiting: Promise<void> = Promise.resolve();

/**
 * If the current turn of the event loop has lasted longer than `TURN_MS`, waits for the next turn. Call it between
 * pieces of synchronous work. Other work that is due, and callers that called earlier, go first.
 */
export async function nextTurn(): Promise<void> {
  if (began !== undefined && performance.now() - began > TURN_MS) {
    // callers wait one after another, because `setImmediate` callbacks that are set together run in the same turn
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
