import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The addresses of GraphiQL's workers, by the names that its editor has for them. */
export interface WorkerUrls {
  readonly editorWorkerService: string;
  readonly json: string;
  readonly graphql: string;
}

/** GraphiQL's scripts and style, by gzip. */
export type ZippedGraphiql = Readonly<
  Record<'js' | 'css' | 'editorWorkerService' | 'jsonWorker' | 'graphqlWorker', Uint8Array>
>;

/**
 * Reads GraphiQL, whose editor will find its workers at `urls`. In a thread that ends with it: the library is a module of
 * nine megabytes, which would stay loaded here.
 */
export async function readGraphiql(urls: WorkerUrls): Promise<ZippedGraphiql> {
  const thread = new URL(`./graphiql-thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(thread, { workerData: urls, execArgv: [] });
  worker.unref();
  const [zipped] = await once(worker, 'message');
  return zipped;
}
