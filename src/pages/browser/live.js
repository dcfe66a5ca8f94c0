/**
 * @typedef {object} Observer
 * @property {(result: object) => void} next
 * @property {(error: unknown) => void} error
 * @property {() => void} complete
 */

/** Returns an observable of the results of a subscription, until the service or `unsubscribe` ends the stream. */
export function observe(/** @type {string} */ url, /** @type {Headers} */ headers, /** @type {object} */ operation) {
  return {
    subscribe(/** @type {Observer} */ observer) {
      const ending = new AbortController();
      const request = { method: 'POST', headers, body: JSON.stringify(operation), signal: ending.signal };
      read(url, request, observer.next).then(
        () => observer.complete(),
        (error) => ending.signal.aborted || observer.error(error),
      );
      return { unsubscribe: () => ending.abort() };
    },
  };
}

/** Calls `next` with each result of a stream. Resolves when the stream ends. */
async function read(
  /** @type {string} */ url,
  /** @type {RequestInit} */ request,
  /** @type {Observer['next']} */ next,
) {
  const response = await fetch(url, request);
  if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    next(await response.json());
    return;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1];
      if (data) next(JSON.parse(data));
    }
  }
}
