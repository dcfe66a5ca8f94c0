import {
  type FieldNode,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { firstSpreads, isIncluded } from '../documents/selections.ts';
import type { AppError } from '../errors/app-error.ts';
import type { Caller } from './caller.ts';
import type { SchemaField } from './schema-field.ts';
import { lacksScope, READ_SCOPE, type ReadScope, type Selection } from './selection-scopes.ts';

/**
 * The name of the extension of a mutation that returns a record. The extension contains the scope for reading this
 * record.
 */
export const ANSWER_SCOPE = 'answerScope';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly answerScope?: ReadScope;
  }
}

/**
 * The name of the extension of a field that a mutation returns even to a caller without the read scope. Such a field is
 * a secret that is shown only once.
 */
export const SHOWN_TO_WRITER = 'shownToWriter';

/** The fields that are derived only from other fields of the record, with the names of these other fields. */
const DERIVED: Readonly<Record<string, readonly string[]>> = { name: ['firstName', 'lastName'] };

type Sent = Readonly<Record<string, unknown>>;

/**
 * Returns true if the caller lacks the read scope for the mutation's record. Such a caller may read only the fields
 * whose values it sent with the mutation.
 */
export function isHeldToSent({ extensions }: SchemaField, { principal }: Pick<Caller, 'principal'>): boolean {
  const scope = extensions[ANSWER_SCOPE];
  return scope !== undefined && principal?.scopes?.has(scope) === false;
}

/**
 * Returns an error if an API key lacks the read scope for a mutation's record and selects fields whose values were not
 * sent with the mutation. Returns undefined otherwise.
 */
export function answerRefusal(
  field: SchemaField,
  caller: Pick<Caller, 'principal'>,
  selection: Selection,
): AppError | undefined {
  const scope = field.extensions[ANSWER_SCOPE];
  if (!scope || !isHeldToSent(field, caller) || unsentFields(field, selection).length === 0) return undefined;
  return lacksScope(scope);
}

/**
 * Returns those selected fields of a mutation's record whose values were not sent with the mutation. An API key without
 * the read scope may not select them. It may always select the id and `__typename`. Relations need their own scopes.
 */
export function unsentFields(root: SchemaField, selection: Selection): FieldNode[] {
  const { schema, nodes, fragment, variables = {} } = selection;
  const variable = (name: string) => variables[name];
  const unsent: FieldNode[] = [];
  const isFirst = firstSpreads();

  function lookInto(set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined, sent: Sent, isRow: boolean) {
    for (const each of set?.selections ?? []) {
      if (!isIncluded(each, variable)) continue;
      if (each.kind === Kind.FIELD) lookAt(each, type, sent, isRow);
      else if (each.kind === Kind.INLINE_FRAGMENT || isFirst(each.name.value, sent)) {
        const inner = each.kind === Kind.FRAGMENT_SPREAD ? fragment(each.name.value) : each;
        const condition = inner?.typeCondition?.name.value;
        lookInto(inner?.selectionSet, condition === undefined ? type : schema.getType(condition), sent, isRow);
      }
    }
  }

  function lookAt(node: FieldNode, parent: GraphQLNamedType | undefined, sent: Sent, isRow: boolean): void {
    const { value: name } = node.name;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field || (isRow && name === 'id') || field.extensions[SHOWN_TO_WRITER]) return;
    const value = sent[name];
    if (field.extensions[READ_SCOPE] || field.extensions.read || !isSent(name, sent)) unsent.push(node);
    // an input contains the whole list, but possibly only some fields of an object
    else if (node.selectionSet && value !== null && !Array.isArray(value))
      lookInto(node.selectionSet, getNamedType(field.type), Object(value), false);
  }

  const type = getNamedType(root.type);
  for (const node of nodes) lookInto(node.selectionSet, type, sentBy(node, type, variables), true);
  return unsent;
}

const isSent = (name: string, sent: Sent): boolean =>
  sent[name] !== undefined || (DERIVED[name]?.every((part) => sent[part] != null) ?? false);

/**
 * Returns the values that are sent with a mutation, by the names of its record's fields: the arguments and the members
 * of `input`. If each row of a list becomes a record, also returns the members that all rows have.
 */
function sentBy({ arguments: all = [] }: FieldNode, type: GraphQLNamedType, variables: Sent): Sent {
  const values = all.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const);
  const { input, ...others } = Object.fromEntries(values);
  const given: Record<string, unknown> = { ...others, ...Object(input) };
  const isField = (name: string) => isObjectType(type) && name in type.getFields();
  const lists = Object.entries(given).flatMap(([name, value]) =>
    isListOfRows(value) && !isField(name) ? [value] : [],
  );
  return { ...Object.assign({}, ...lists.map(commonMembers)), ...given };
}

const isListOfRows = (value: unknown): value is Sent[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null);

const commonMembers = ([first = {}, ...others]: readonly Sent[]): Sent =>
  Object.fromEntries(Object.entries(first).filter(([name]) => others.every((row) => row[name] !== undefined)));
