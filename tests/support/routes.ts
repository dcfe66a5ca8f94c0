import 'reflect-metadata';
import { routesOf } from '../../rest/routes/index.ts';
import { schema } from './service-schema.ts';

/** Every route of the REST API. */
export const routes = routesOf(schema);
