import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

/** The path of the printed types of the REST API. */
export const TYPES_FILE = join(import.meta.dirname, 'api.d.ts');

const DESCRIPTION = join(import.meta.dirname, '../../rest/openapi.json');

/**
 * Prints the types of the REST API from its description `rest/openapi.json`. The printed file exports each named
 * schema. If a response can be JSON or a file, the types contain only the JSON. In a client from `createClient<paths>`,
 * `data` then has a single type.
 */
export async function printTypes(): Promise<string> {
  const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8'), forTypes);
  const types = await openapiTS(description, { rootTypes: true, rootTypesNoSchemaPrefix: true });
  return `// Written by \`npm run client\` from rest/openapi.json.\n${compact(astToString(types))}`;
}

/**
 * Omits the parts of the description that clients do not need in types: the headers of responses, examples, and all
 * content types of a body except the first.
 */
function forTypes(key: string, value: unknown): unknown {
  if (key === 'example' || key === 'examples' || key === 'headers') return undefined;
  if (key !== 'content') return value;
  const [usual] = Object.entries(Object(value));
  return usual?.[0].includes('/') ? Object.fromEntries([usual]) : value;
}

/** Returns the same types with fewer characters. */
const compact = (types: string): string =>
  types
    // removes members of type never, and objects that are empty without these members
    .replaceAll(/^ +\w+\?: never;\n/gm, '')
    .replaceAll(/^ +parameters: \{\s+\};\n/gm, '')
    // removes the comment at the use of a common parameter, because its declaration has the same comment
    .replaceAll(/^ +\/\*\* .+\n(?=.+components\["parameters"\]\["(?:Academy|IfMatch|IdempotencyKey|Id)"\];)/gm, '')
    .replaceAll('/** @description ', '/** ')
    .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 4));

if (import.meta.main) writeFileSync(TYPES_FILE, await printTypes());
