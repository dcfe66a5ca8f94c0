/** The milliseconds that synchronous work may take before other work gets a turn. */
const TURN_MS = 10;

// the time at which the current turn of this process's event loop began
let began: number | undefined;
let waiting: Promise<void> = Promise.resolve();

/**
 * Waits for the next event loop turn if the current turn has lasted long enough. Call it between pieces of synchronous
 * work. Other due work and earlier callers go first.
 */
export async function nextTurn(): Promise<void> {
  if (began !== undefined && performance.now() - began > TURN_MS) {
    // callers wait one after another, because immediates that are set together run in the same turn
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
