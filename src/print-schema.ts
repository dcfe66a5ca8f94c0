import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { modules } from './features/index.ts';
import { buildServiceSchema, printServiceSchema } from './platform/graphql/schema.ts';

/** Writes the schema as the code has it to `schema.graphql` of the working directory. */
writeFileSync('schema.graphql', printServiceSchema(buildServiceSchema(modules)));
