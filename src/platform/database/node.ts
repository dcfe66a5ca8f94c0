import { Field, ID, InterfaceType } from 'type-graphql';

/** A record with an id that is unique in the whole service. A row contains the name of its GraphQL type. */
@InterfaceType('Node', {
  description: 'A record with an id that is unique across all types. `node` returns the record by this id.',
  // includes only types that are registered elsewhere, no base classes
  autoRegisterImplementations: false,
  resolveType: ({ __typename }: { __typename?: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'The identifier of the record: a UUID (version 7).' })
  id!: string;
}
