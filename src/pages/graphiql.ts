import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** GraphiQL's stylesheet, script and editor workers, compressed with gzip. */
export type ZippedGraphiql = Readonly<
  Record<'css' | 'js' | 'editorWorkerService' | 'jsonWorker' | 'graphqlWorker', Uint8Array>
>;

/**
 * Reads GraphiQL in a separate thread, which then ends. The library is a module of nine megabytes, which would
 * otherwise stay in the memory of this thread.
 */
export async function readGraphiql(): Promise<ZippedGraphiql> {
  const thread = new URL(`./graphiql-thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(thread, { execArgv: [] });
  worker.unref();
  const [zipped] = await once(worker, 'message');
  return zipped;
}
