import 'reflect-metadata';
import { routesOf } from '../../rest/routes/index.ts';
import { modules } from '../../src/features/index.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';

/** Every route of the REST API. */
export const routes = routesOf(buildServiceSchema(modules));
