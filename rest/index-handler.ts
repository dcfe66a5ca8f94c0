import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { API_NAME } from '../src/platform/http/api-name.ts';
import { routesOf } from './routes/index.ts';

const PREFIX = '/api/v1';

/** Returns the handler for the index of the API: its description, how to sign in, and the paths that need no id. */
export function indexHandler(schema: GraphQLSchema): RequestHandler {
  const read = routesOf(schema).filter(({ method, path }) => method === 'get' && !path.includes(':id'));
  const index = {
    name: API_NAME,
    openapi: `${PREFIX}/openapi.json`,
    docs: '/docs',
    login: `POST ${PREFIX}/auth/login`,
    paths: [...new Set(read.map(({ path }) => PREFIX + path))],
  };
  return (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').json(index);
  };
}
