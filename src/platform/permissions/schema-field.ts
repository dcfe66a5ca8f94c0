import type { GraphQLField } from 'graphql';

/** What rules look at of a field of the schema, whoever resolves it. */
export type SchemaField = Pick<GraphQLField<unknown, unknown>, 'name' | 'type' | 'args' | 'extensions'>;
