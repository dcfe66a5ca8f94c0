import type { GraphQLField } from 'graphql';

/** The parts of a schema field that rules use. */
export type SchemaField = Pick<GraphQLField<unknown, unknown>, 'name' | 'type' | 'args' | 'extensions'>;
