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
      'Returns a record of any type by its id, as clients such as Relay refetch records; null if the caller can see ' +
      "none, or may not call the root field of the record's own type.",
  })
  node!: Node | null;

  @QueryNodes({
    description:
      'Returns records by their ids, in the order of the ids, with null for ids that `node` returns null for.',
  })
  nodes!: (Node | null)[];
}

export const nodesModule: FeatureModule = {
  resolvers: [NodeResolver],
  permissions: { Query: { node: scopedByRecord(signedIn), nodes: scopedByRecord(signedIn) } },
};
