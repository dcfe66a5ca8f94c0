import type { GraphQLSchema } from 'graphql';
import type { PaperSource } from '../paper-sources/paper-source.ts';

/**
 * The extension of a field with the address of a paper. REST does not return such fields: its clients know the
 * address, and a list with such a field could not have a query plan.
 */
export const PAPER_ADDRESS = 'paperAddress';

/** Returns the papers that the features of a schema serve by REST. */
export const papersOf = (schema: GraphQLSchema): readonly PaperSource[] =>
  (schema.extensions.papers as readonly PaperSource[] | undefined) ?? [];
