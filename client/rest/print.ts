import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

/** Where the types of the REST API are printed. */
export const TYPES_FILE = join(import.meta.dirname, 'api.d.ts');

const DESCRIPTION = join(import.meta.dirname, '../../rest/openapi.json');

/**
 * Prints the types of the REST API from its description `rest/openapi.json`; each schema that has a name is exported by it.
 * Where a response is JSON or a file, the types have the JSON only, so that `createClient<paths>` knows what `data` is.
 */
export async function printTypes(): Promise<string> {
  const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8'), forTypes);
  const types = await openapiTS(description, { rootTypes: true, rootTypesNoSchemaPrefix: true });
  return `// Written by \`npm run client\` from rest/openapi.json.\n${compact(astToString(types))}`;
}

/** Leaves out of the description what clients read untyped: headers of responses, examples, and all but the usual form of a body. */
function forTypes(key: string, value: unknown): unknown {
  if (key === 'example' || key === 'examples' || key === 'headers') return undefined;
  if (key !== 'content') return value;
  const [usual] = Object.entries(Object(value));
  return usual?.[0].includes('/') ? Object.fromEntries([usual]) : value;
}

/** The same types in fewer characters. */
const compact = (types: string): string =>
  types
    // members that never are, and what is empty without them
    .replaceAll(/^ +\w+\?: never;\n/gm, '')
    .replaceAll(/^ +parameters: \{\s+\};\n/gm, '')
    // what most operations take is explained where it has its name
    .replaceAll(/^ +\/\*\* .+\n(?=.+components\["parameters"\]\["(?:Academy|IfMatch|IdempotencyKey|Id)"\];)/gm, '')
    .replaceAll('/** @description ', '/** ')
    .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 4));

if (import.meta.main) writeFileSync(TYPES_FILE, await printTypes());
