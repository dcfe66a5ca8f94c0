import { createHash } from 'node:crypto';
import { type DocumentNode, type GraphQLError, type GraphQLSchema, getOperationAST, Kind } from 'graphql';
import type { Config } from '../../config.ts';
import { operationCost } from './cost.ts';
import { readDocumentList, TrustedDocumentsError } from './document-list.ts';
import { costProblem, kindProblem } from './limits.ts';
import { validDocument } from './valid-document.ts';

/** A document that the service's operator trusts. */
export interface TrustedDocument {
  readonly text: string;
  /** The SHA-256 hash of the text, in hexadecimal. */
  readonly hash: string;
  readonly document: DocumentNode;
}

/** The documents that clients may name by an id. */
export interface TrustedDocuments {
  readonly all: readonly TrustedDocument[];
  /** True if documents that are not in the list are refused. */
  readonly only: boolean;
  /** Returns the document with an id. The id is the one in the file, `sha256:HASH`, or only the hash. */
  byId(id: unknown): TrustedDocument | undefined;
  has(text: string): boolean;
  /** Returns the parsed and valid document with a hash, always as the same object. */
  parsed(hash: string): DocumentNode | undefined;
  /**
   * Returns the name of the operation that a request runs, if its document is trusted and the operation has a name;
   * otherwise null.
   */
  nameOf(document: DocumentNode, operationName?: string | null): string | null;
}

type Settings = Pick<Config, 'trustedDocuments' | 'trustedDocumentsOnly' | 'introspection'>;

/**
 * Reads the list of trusted documents in the configuration. Returns null if there is none. Throws
 * `TrustedDocumentsError` if the service would refuse a document in the list.
 */
export async function loadTrustedDocuments(
  schema: GraphQLSchema,
  settings: Settings,
): Promise<TrustedDocuments | null> {
  const file = settings.trustedDocuments;
  if (file === null) return null;
  const problems: string[] = [];
  const ids = new Map<string, TrustedDocument>();
  const hashes = new Map<string, TrustedDocument>();
  for (const { id, label, text } of await readDocumentList(file)) {
    const hash = createHash('sha256').update(text).digest('hex');
    const known = hashes.get(hash);
    const document = known?.document ?? checked(schema, text, settings.introspection);
    if (typeof document === 'string') problems.push(`${label}: ${document}`);
    else if (ids.has(id) && ids.get(id) !== known) problems.push(`${label}: Another document has this id.`);
    else {
      const trusted = known ?? { text, hash, document };
      ids.set(id, trusted);
      hashes.set(hash, trusted);
    }
  }
  if (problems.length > 0) throw new TrustedDocumentsError(file, problems);
  return trustedDocuments(ids, hashes, settings.trustedDocumentsOnly);
}

function trustedDocuments(
  ids: ReadonlyMap<string, TrustedDocument>,
  hashes: ReadonlyMap<string, TrustedDocument>,
  only: boolean,
): TrustedDocuments {
  const all = [...hashes.values()];
  const texts = new Set(all.map(({ text }) => text));
  const documents = new Set(all.map(({ document }) => document));
  return {
    all,
    only,
    byId: (id) => (typeof id === 'string' ? (ids.get(id) ?? hashes.get(id.replace(/^sha256:/, ''))) : undefined),
    has: (text) => texts.has(text),
    parsed: (hash) => hashes.get(hash)?.document,
    nameOf: (document, operationName) =>
      documents.has(document) ? (getOperationAST(document, operationName)?.name?.value ?? null) : null,
  };
}

/** Returns the parsed document, or the reason why it would be refused for every caller. */
function checked(schema: GraphQLSchema, text: string, introspection: boolean): DocumentNode | string {
  const document = validDocument(schema, text, introspection);
  if ('kind' in document) return operationsProblem(schema, document) ?? document;
  const [error] = document;
  return error ? told(error) : 'The document is not valid.';
}

const told = ({ message, locations }: GraphQLError): string =>
  locations?.[0] ? `${message} (line ${locations[0].line}, column ${locations[0].column})` : message;

function operationsProblem(schema: GraphQLSchema, document: DocumentNode): string | null {
  const operations = document.definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return 'The document has no operation.';
  for (const operation of operations) {
    // the cost of an operation with variables may depend on their values, so it is checked for each request
    const cost = operation.variableDefinitions?.length ? 0 : operationCost(schema, { document, operation });
    const problem = kindProblem(schema, operation) ?? costProblem(cost);
    if (problem !== null) return problem;
  }
  return null;
}
