import { Resolver } from 'type-graphql';
import type { Node } from '../database/node.ts';
import { scopedByRecord } from '../permissions/permissions.ts';
import { signedIn } from '../permissions/rules.ts';
import { QueryNode, QueryNodes } from './read-fields.ts';
import type { FeatureModule } from './schema.ts';

@Resolver()
export class NodeResolver {
  @QueryNode({
    description:
      'Returns a record of any type by its id. Clients such as Relay use it to refetch records. Null if the ' +
      "caller cannot see the record, or may not call the root field for the record's type.",
  })
  node!: Node | null;

  @QueryNodes({
    description:
      'Returns records of any types by their ids, in the order of the ids. An item is null if `node` would ' +
      'return null for its id.',
  })
  nodes!: (Node | null)[];
}

export const nodesModule: FeatureModule = {
  resolvers: [NodeResolver],
  permissions: { Query: { node: scopedByRecord(signedIn), nodes: scopedByRecord(signedIn) } },
};
