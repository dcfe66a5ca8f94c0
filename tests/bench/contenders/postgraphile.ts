import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { listen } from './serve.ts';

/**
 * PostGraphile over the same tables, set up for speed: plain lists instead of connections, production mode, nothing
 * watched or explained. Row-level security is held by the settings of each request; who calls is not checked.
 */
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  // orders by any column
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
