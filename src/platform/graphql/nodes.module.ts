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
      'One visible record of any type by its id, as clients such as Relay read again what they know; null when there is ' +
      "none, or when the root field of the record's own type is refused.",
  })
  node!: Node | null;

  @QueryNodes({ description: 'The same for many ids: each in its place, null where there is none.' })
  nodes!: (Node | null)[];
}

export const nodesModule: FeatureModule = {
  resolvers: [NodeResolver],
  permissions: { Query: { node: scopedByRecord(signedIn), nodes: scopedByRecord(signedIn) } },
};
