import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { css, editorWorkerService, graphqlWorker, js, jsonWorker } from '@graphql-yoga/render-graphiql/graphiql';
import type { ZippedGraphiql } from './graphiql.ts';

const zipped: ZippedGraphiql = {
  css: gzipSync(css),
  js: gzipSync(js),
  editorWorkerService: gzipSync(editorWorkerService),
  jsonWorker: gzipSync(jsonWorker),
  graphqlWorker: gzipSync(graphqlWorker),
};

parentPort?.postMessage(zipped);
