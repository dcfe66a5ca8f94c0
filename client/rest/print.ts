import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

/** Where the types of the REST API are printed. */
export const TYPES_FILE = join(import.meta.dirname, 'api.d.ts');

const DESCRIPTION = join(import.meta.dirname, '../../rest/openapi.json');

/** The types of the REST API, of its description `rest/openapi.json`; each schema that has a name is exported by it. */
export async function printTypes(): Promise<string> {
  const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8'));
  const types = await openapiTS(description, { rootTypes: true, rootTypesNoSchemaPrefix: true });
  return `// Written by \`npm run openapi\` from rest/openapi.json.\n${astToString(types)}`;
}

if (import.meta.main) writeFileSync(TYPES_FILE, await printTypes());
