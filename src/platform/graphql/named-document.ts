import type { HTTPGraphQLRequest } from '@apollo/server';
import { AppError } from '../errors/app-error.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** The parts of a request that identify its document. */
type Sent = Pick<HTTPGraphQLRequest, 'method' | 'search' | 'body'>;

/** A request with the text of its document, if there is one. */
export type Named = Sent & { readonly query: unknown };

/**
 * If a request names its document by an id, adds the text of the document. The id is the parameter `documentId` in the
 * body or the URL, or Apollo's `extensions.persistedQuery`. Throws `AppError` if the id is unknown, or if the request
 * also contains a text that differs from the document. If only trusted documents are served, also throws for a text
 * that is not a trusted document.
 */
export const withText = (trusted: TrustedDocuments | null, sent: Sent): Named =>
  sent.method === 'GET' ? withTextInUrl(trusted, sent) : withTextInBody(trusted, sent);

function withTextInBody(trusted: TrustedDocuments | null, sent: Sent): Named {
  const { body } = sent;
  // Apollo refuses such bodies, including lists of requests
  if (!isObject(body) || Array.isArray(body)) return { ...sent, query: undefined };
  const { query, documentId, extensions } = body;
  const id = idOf(trusted, documentId, extensions);
  const text = textOf(trusted, query, id);
  if (id === undefined) return { ...sent, query };
  const rest = isObject(extensions) && { extensions: withoutHash(extensions) };
  return { ...sent, body: { ...body, query: text, ...rest }, query: text };
}

function withTextInUrl(trusted: TrustedDocuments | null, sent: Sent): Named {
  const parameters = new URLSearchParams(sent.search);
  const query = parameters.get('query') ?? undefined;
  const [documentId, ...more] = parameters.getAll('documentId');
  const extensions = parsed(parameters.get('extensions'));
  const id = idOf(trusted, more.length > 0 ? more : documentId, extensions);
  const text = textOf(trusted, query, id);
  if (id === undefined) return { ...sent, query };
  if (typeof text === 'string') parameters.set('query', text);
  if (isObject(extensions)) parameters.set('extensions', JSON.stringify(withoutHash(extensions)));
  return { ...sent, search: `?${parameters}`, query: text };
}

/** Returns the document id of a request. Without a list of trusted documents, Apollo itself handles hashes. */
function idOf(trusted: TrustedDocuments | null, documentId: unknown, extensions: unknown): unknown {
  if (documentId !== undefined && documentId !== null) return documentId;
  if (!trusted || !isObject(extensions) || !extensions.persistedQuery) return undefined;
  return Object(extensions.persistedQuery).sha256Hash ?? null;
}

/**
 * Returns the text of the requested document. If a request has an unknown id and a text, returns the text: the client
 * sends both after a request with only the id was refused.
 */
function textOf(trusted: TrustedDocuments | null, query: unknown, id: unknown): unknown {
  const hasText = query !== undefined && query !== null && query !== '';
  const document = trusted?.byId(id);
  if (document && hasText && query !== document.text) {
    throw new AppError('BAD_USER_INPUT', 'The id names another document than the one beside it.', { status: 400 });
  }
  if (document) return document.text;
  const isRefused = hasText ? trusted?.only && !(typeof query === 'string' && trusted.has(query)) : id !== undefined;
  if (isRefused) throw new AppError('PERSISTED_QUERY_NOT_FOUND', 'The document is not known.');
  return query;
}

function withoutHash({ persistedQuery, ...others }: Record<string, unknown>): Record<string, unknown> {
  return others;
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    // Apollo refuses invalid JSON
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
