import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { operationCost } from './cost.ts';

type Values = Readonly<Record<string, unknown>>;

/** The cost of an operation for all variables, or `varies` if it depends on variables. */
type Remembered = number | 'varies';

const costsOfSchemas = new WeakMap<GraphQLSchema, WeakMap<OperationDefinitionNode, Remembered>>();

/** Returns the cost of an operation, see {@link operationCost}. A cost that depends on no variable is computed once. */
export function rememberedCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Values = {},
): number {
  const costs = costsOfSchemas.get(schema) ?? new WeakMap<OperationDefinitionNode, Remembered>();
  costsOfSchemas.set(schema, costs);
  const known = costs.get(operation);
  if (typeof known === 'number') return known;
  if (known === 'varies') return operationCost(schema, { document, operation, variables });
  let varies = false;
  const watched = (values: Values): Values =>
    new Proxy(values, {
      get(target, name) {
        varies = true;
        return Reflect.get(target, name);
      },
    });
  const cost = operationCost(schema, { document, operation, variables }, { watched });
  costs.set(operation, varies ? 'varies' : cost);
  return cost;
}
