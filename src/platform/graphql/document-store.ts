import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { TrustedDocuments } from './trusted-documents.ts';

/** Characters of the documents that are kept. Parsed, each takes up to 240 bytes. */
const MAX_SOURCE = 500_000;

/** Documents as Apollo keeps them, counted. */
export type DocumentStore = ReturnType<typeof createDocumentStore>;
/** Characters of a hash, with which each key ends. */
const HASH = 64;

/**
 * Keeps parsed and validated documents by what they hold in memory: Apollo's own store does not count their sources, which
 * comments make as long as a request may be. Those that are trusted stay.
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
    /** How many are kept. */
    count: () => documents.size,
  };
}
