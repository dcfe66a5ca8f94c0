import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, type DocumentNode, isIntrospectionType, isObjectType, parse } from 'graphql';

const FOLDER = import.meta.dirname;

/** How clients see the values of the schema: everything that is no number, boolean or list is a text. */
const SCALARS = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  Time: 'string',
  Money: 'string',
  Percent: 'string',
  JSONObject: 'Record<string, unknown>',
};

const CONFIG = {
  scalars: SCALARS,
  // a scalar that is not among them is refused
  strictScalars: true,
  documentMode: 'string',
  arrayInputCoercion: false,
  useTypeImports: true,
};

const HEADER = '// Written by `npm run client` from schema.graphql and the documents beside this file.';

/** A document as code, with blanks around it. */
const DOCUMENT = /new TypedDocumentString\(`\s*(.*?)\s*`\)/gs;

/**
 * What the documents of this folder become: `documents.ts`, each with the types of its variables and its answer, and
 * `manifest.json`, the same by their ids, for TRUSTED_DOCUMENTS of a service.
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
    ['manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['types-without-id.ts', printTypesWithoutId(schema)],
  ]);
}

/** The types whose objects a normalized cache cannot tell apart: it has to keep them inside of their parents. */
function printTypesWithoutId(document: DocumentNode): string {
  const schema = buildASTSchema(document);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const names = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type) && !roots.some((root) => root === type))
    .filter((type) => isObjectType(type) && !('id' in type.getFields()))
    .map(({ name }) => `  '${name}',`)
    .toSorted();
  const says = '/** The object types without an `id`, which normalized caches keep inside of their parents. */';
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
