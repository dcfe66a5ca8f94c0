import 'reflect-metadata';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveOperations } from '../rest/derive-operations.ts';
import { derivedFolder, documentOf, sourcesIn, writtenFolder } from '../rest/operations.ts';
import { modules } from './features/index.ts';
import { buildServiceSchema, printServiceSchema } from './platform/graphql/schema.ts';
import { readArguments } from './process/command-line.ts';
import { failedStart } from './process/failed-start.ts';

const COMMAND = {
  usage: `npm run schema

Writes schema.graphql, and the operations of REST that are derived from it, as the code has them.`,
};

try {
  readArguments(COMMAND);
} catch (error) {
  failedStart(error);
}

/**
 * Writes the schema that the code defines to `schema.graphql` in the working directory. Also writes the REST operations
 * that are derived from the schema.
 */
const schema = buildServiceSchema(modules);
writeFileSync('schema.graphql', printServiceSchema(schema));

const folder = derivedFolder();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [file, text] of deriveOperations(schema, documentOf(sourcesIn(writtenFolder())))) {
  writeFileSync(join(folder, file), text);
}
