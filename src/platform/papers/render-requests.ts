import { parentPort, workerData } from 'node:worker_threads';
import { FontBook } from './font-book.ts';
import type { PaperKind } from './paper.ts';
import { renderPaper } from './render-paper.ts';

/** A request to the worker thread: the name of a kind, and its data. */
export interface RenderRequest {
  readonly kind: string;
  readonly data: object;
}

/** The reply of the worker thread. */
export type RenderedPaper = { readonly bytes: Uint8Array } | { readonly fault: string };

/** Renders the papers that the main thread requests, one after another. Runs in the worker thread. */
export function renderRequests(kinds: readonly PaperKind<never>[]): void {
  const book = new FontBook(workerData as readonly string[]);
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  parentPort?.on('message', async ({ kind: name, data }: RenderRequest) => {
    try {
      const kind = byName.get(name);
      if (!kind) throw new Error(`There is no paper ${name}.`);
      const bytes = await renderPaper(kind, data as never, book);
      parentPort?.postMessage({ bytes } satisfies RenderedPaper, [bytes.buffer as ArrayBuffer]);
    } catch (error) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ fault } satisfies RenderedPaper);
    }
  });
}
