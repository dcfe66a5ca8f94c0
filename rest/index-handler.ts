import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { API_NAME } from '../src/platform/http/api-name.ts';
import { sendText } from '../src/platform/http/send-text.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
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
  const text = JSON.stringify(index);
  return (req, res) => {
    if (refuseOtherMethods(req, res, req.path)) return;
    sendText(res.set('Cache-Control', 'public, max-age=300').type('json'), text);
  };
}
