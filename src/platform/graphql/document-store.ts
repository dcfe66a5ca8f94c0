import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Characters of the documents that are kept. Parsed, each takes up to 240 bytes. */
const MAX_SOURCE = 500_000;

/** Documents as Apollo keeps them, counted. */
export type DocumentStore = ReturnType<typeof createDocumentStore>;

/**
 * Keeps parsed and validated documents by what they hold in memory: Apollo's own store does not count their sources, which
 * comments make as long as a request may be.
 */
export function createDocumentStore() {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_SOURCE,
    sizeCalculation: ({ loc }, key) => key.length + (loc?.source.body.length ?? 0),
  });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
    /** How many are kept. */
    count: () => documents.size,
  };
}
