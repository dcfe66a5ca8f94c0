import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { listen } from './serve.ts';

/**
 * PostGraphile on the same tables, configured for speed: plain lists instead of connections, production mode, neither
 * watch mode nor explain. Row-level security applies through the settings of each request; the caller is not checked.
 */

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  // allows orders by any column
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL as string,
      schemas: ['public'],
      poolConfig: { max: 10 },
    }),
  ],
  schema: { defaultBehavior: 'list' },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false, websockets: false },
  grafast: {
    explain: false,
    context: (request: any) => ({
      pgSettings: {
        role: 'academy_tenant',
        'app.academy_id': String(request.node?.req.headers['x-academy-id']),
      },
    }),
  },
} as never);

const server = createServer();
await instance.createServ(grafserv).addTo(server);
listen(server);
