import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** GraphiQL's style, its script and those of its editor's workers, by gzip. */
export type ZippedGraphiql = Readonly<
  Record<'css' | 'js' | 'editorWorkerService' | 'jsonWorker' | 'graphqlWorker', Uint8Array>
>;

/** Reads GraphiQL in a thread that ends with it: the library is a module of nine megabytes, which would stay loaded here. */
export async function readGraphiql(): Promise<ZippedGraphiql> {
  const thread = new URL(`./graphiql-thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(thread, { execArgv: [] });
  worker.unref();
  const [zipped] = await once(worker, 'message');
  return zipped;
}
