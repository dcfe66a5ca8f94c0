import {
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Database } from '../database/database.ts';
import { isIncluded } from '../documents/selections.ts';
import { type FieldRead, listArguments } from '../loaders/field-read.ts';
import { pageOf } from '../loaders/page.ts';
import { tableOf } from '../loaders/table.ts';

/**
 * Checks the arguments of all lists that are asked of the answer to a mutation, before it changes anything: what is refused
 * must not run. Throws BAD_USER_INPUT as the list itself would. Without `info` nothing is asked of the answer.
 */
export function assertAnswerable(info: GraphQLResolveInfo | undefined, database: Database): void {
  if (!info) return;
  const { fieldNodes, fragments, returnType, schema, variableValues } = info;
  const checked = new Set<string>();
  for (const { selectionSet } of fieldNodes) check(selectionSet, getNamedType(returnType));

  function check(set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): void {
    for (const selection of set?.selections ?? []) {
      if (!isIncluded(selection, (name) => variableValues[name])) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const { value: name } = selection.name;
        const fragment = fragments[name];
        if (!fragment || checked.has(name)) continue;
        checked.add(name);
        check(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        check(
          selection.selectionSet,
          selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type,
        );
      } else {
        const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
        if (!field) continue;
        const read = field.extensions.read as FieldRead | undefined;
        if (read?.kind === 'children') {
          const args = listArguments(read, getArgumentValues(field, selection, variableValues));
          pageOf(args, tableOf(database, read.relation.model));
        }
        check(selection.selectionSet, getNamedType(field.type));
      }
    }
  }
}
