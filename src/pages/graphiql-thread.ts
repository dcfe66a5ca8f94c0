import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { css, editorWorkerService, graphqlWorker, js, jsonWorker } from '@graphql-yoga/render-graphiql/graphiql';
import type { WorkerUrls, ZippedGraphiql } from './graphiql.ts';

/** Where the editor looks for its workers, from the moment that it is loaded. */
const environment = `self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => (${JSON.stringify(workerData as WorkerUrls)})[label],
};\n`;

const zipped: ZippedGraphiql = {
  js: gzipSync(environment + js),
  css: gzipSync(css),
  editorWorkerService: gzipSync(editorWorkerService),
  jsonWorker: gzipSync(jsonWorker),
  graphqlWorker: gzipSync(graphqlWorker),
};

parentPort?.postMessage(zipped);
