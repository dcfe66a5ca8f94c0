import {
  type FieldNode,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isObjectType,
  type SelectionNode,
} from 'graphql';
import type { Database } from '../database/database.ts';
import { fieldsOf, isIncluded, isOnType } from '../documents/selections.ts';
import { listArguments, readOf, summaryFilter } from '../loaders/field-read.ts';
import { pageOf } from '../loaders/page.ts';
import { tableOf } from '../loaders/table.ts';

/**
 * Checks the arguments of all lists and summaries in the selection of a mutation. Call it before the mutation runs, so
 * that a mutation with invalid arguments changes nothing. Throws the same BAD_USER_INPUT as the list or the summary
 * itself would throw.
 */
export function assertAnswerable(info: GraphQLResolveInfo, database: Database): void {
  const { fieldNodes, returnType, variableValues } = info;
  const fragments = new Map(Object.entries(info.fragments));
  check(fieldNodes, returnType);

  function check(nodes: readonly FieldNode[], answered: GraphQLResolveInfo['returnType']): void {
    const type = getNamedType(answered);
    if (!isObjectType(type)) return;
    const sets = nodes.map(({ selectionSet }) => selectionSet);
    const isOn = isOnType(type, fragments);
    const isAnswered = (selection: SelectionNode) => isIncluded(selection, (name) => variableValues[name]);
    const below = fieldsOf(sets, fragments, (selection) => isOn(selection) && isAnswered(selection));
    for (const [first, ...others] of below.values()) {
      const field = first && type.getFields()[first.name.value];
      if (!field) continue;
      const read = readOf(field);
      if (read?.kind === 'children') {
        const args = listArguments(read, getArgumentValues(field, first, variableValues));
        pageOf(args, tableOf(database, read.relation.model));
      }
      if (read?.kind === 'summary') summaryFilter(read, getArgumentValues(field, first, variableValues));
      check([first, ...others], field.type);
    }
  }
}
