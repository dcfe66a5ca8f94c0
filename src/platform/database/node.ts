import { Field, ID, InterfaceType } from 'type-graphql';

/** What has an id that no other record has. A row that is answered as one carries the name of its type. */
@InterfaceType('Node', {
  description: 'A record with an id that is unique across all types. `node` returns it by that id.',
  // types that are asked for otherwise, and no base classes
  autoRegisterImplementations: false,
  resolveType: ({ __typename }: { __typename?: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'The identifier of the record: a UUID (version 7).' })
  id!: string;
}
