import { modules } from '../../src/features/index.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';

/** The schema of the service, which the apps and tests of a process share. Building it takes 70 ms of processor time. */
export const schema = buildServiceSchema(modules);
