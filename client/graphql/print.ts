import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, type DocumentNode, isIntrospectionType, isObjectType, parse } from 'graphql';

const FOLDER = import.meta.dirname;

/** The types of scalars for clients. All scalars except numbers and booleans are strings. */
const SCALARS = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  Time: 'string',
  Money: 'string',
  Percent: 'string',
  Decimal: 'string',
  JSONObject: 'Record<string, unknown>',
};

const CONFIG = {
  scalars: SCALARS,
  // printing fails if a scalar has no type here
  strictScalars: true,
  documentMode: 'string',
  arrayInputCoercion: false,
  useTypeImports: true,
};

const HEADER = '// Written by `npm run client` from schema.graphql and the documents beside this file.';

/** Matches a document in the printed code, and the whitespace around it. */
const DOCUMENT = /new TypedDocumentString\(`\s*(.*?)\s*`\)/gs;

/**
 * Prints four files from the schema and the documents in this folder. `documents.ts` contains the texts of the
 * documents, and the types of their variables and responses. `nodes.ts` contains the syntax trees. `manifest.json`
 * contains the texts by id, for the setting TRUSTED_DOCUMENTS of a service. `types-without-id.ts` contains the names of
 * the object types that have no id.
 */
export async function printClient(): Promise<Map<string, string>> {
  const schema = parse(readFileSync(join(FOLDER, '..', '..', 'schema.graphql'), 'utf8'));
  const code = await codegen({
    filename: 'documents.ts',
    schema,
    documents: documents(),
    config: CONFIG,
    plugins: [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
    pluginMap: { typescriptOperations, typedDocumentNode },
  });
  const manifest: Record<string, string> = {};
  const named = code.replaceAll(DOCUMENT, (_, text: string) => {
    const id = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    manifest[id] = text;
    return `new TypedDocumentString(\`${text}\`, { id: '${id}' })`;
  });
  return new Map([
    ['documents.ts', `${HEADER}\n${named.trimEnd()}\n`],
    ['nodes.ts', await printNodes(schema)],
    ['manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['types-without-id.ts', printTypesWithoutId(schema)],
  ]);
}

/** Prints the documents as syntax trees, which Apollo Client and urql need. */
async function printNodes(schema: DocumentNode): Promise<string> {
  const code = await codegen({
    filename: 'nodes.ts',
    schema,
    documents: documents(),
    config: { ...CONFIG, documentMode: 'documentNode', importOperationTypesFrom: 'Types' },
    plugins: [{ typedDocumentNode: {} }],
    pluginMap: { typedDocumentNode },
  });
  return `${HEADER}\nimport type * as Types from './documents.ts';\n${code.trimEnd()}\n`;
}

/**
 * Prints the names of the types whose objects have no id. A normalized cache cannot identify such objects, so it must
 * store them within the objects that contain them.
 */
function printTypesWithoutId(document: DocumentNode): string {
  const schema = buildASTSchema(document);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const names = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type) && !roots.some((root) => root === type))
    .filter((type) => isObjectType(type) && !('id' in type.getFields()))
    .map(({ name }) => `  '${name}',`)
    .toSorted();
  const says =
    '/** The object types without an `id`. Normalized caches store their objects within the objects that contain them. */';
  return `${HEADER}\n\n${says}\nexport const TYPES_WITHOUT_ID = [\n${names.join('\n')}\n] as const;\n`;
}

const documents = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .map((file) => ({ location: file, document: parse(readFileSync(join(FOLDER, file), 'utf8')) }));

if (import.meta.main) {
  for (const [file, text] of await printClient()) writeFileSync(join(FOLDER, file), text);
}
