import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { TrustedDocuments } from './trusted-documents.ts';

/** The maximum number of characters of all stored documents. A parsed document uses up to 240 bytes per character. */
const MAX_SOURCE = 500_000;

/**
 * A store for parsed documents in the form that Apollo expects. It also has a method that returns the number of stored
 * documents.
 */
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
    get: async (key: string) => trusted?.parsed(key.slice(-HASH)) ?? documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
    /** Returns the number of kept documents. */
    count: () => documents.size,
  };
}
