import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { TrustedDocuments } from './trusted-documents.ts';

/** The maximum number of characters of all stored documents. A parsed document uses up to 240 bytes per character. */
const MAX_SOURCE = 500_000;

/** A store for parsed documents. It also returns the number of stored documents. */
export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** The length of the hash at the end of each key. */
const HASH = 64;

/**
 * Creates a store for parsed and validated documents. It limits the memory for documents by the total length of their
 * sources. Apollo's own store does not count the length of sources, although comments can make a source as long as the
 * request limit. Trusted documents are never removed.
 */
export function createDocumentStore(trusted: TrustedDocuments | null = null) {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_SOURCE,
    sizeCalculation: ({ loc }, key) => key.length + (loc?.source.body.length ?? 0),
  });
  return {
    get: (key: string) => trusted?.parsed(key.slice(-HASH)) ?? documents.get(key),
    set: (key: string, document: DocumentNode) => void documents.set(key, document),
    /** Returns the number of kept documents. */
    count: () => documents.size,
  };
}

/**
 * Makes Apollo Server use a store for its documents. Apollo also has an option for it. With the option, Apollo would
 * print and hash the whole schema at the start, to add the hash to each key.
 */
export function documentsPlugin<Context extends BaseContext>(documents: DocumentStore): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveSource(request) {
          // Apollo parses and validates the source only if the request has no document yet
          (request as { document?: DocumentNode }).document = documents.get(request.queryHash);
        },
        async validationDidStart({ queryHash, document }) {
          return async (errors) => {
            if (!errors?.length) documents.set(queryHash, document);
          };
        },
      };
    },
  };
}
