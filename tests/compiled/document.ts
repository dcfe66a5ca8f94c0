import { type GraphQLInputType, getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql';
import { CONDITION_VARIABLES, type Condition, type Selection } from './selections.ts';

/** A query as text, with its variables and a second set of variables for the same text. */
export interface WrittenQuery {
  readonly source: string;
  readonly variables: Record<string, unknown>;
  readonly otherVariables: Record<string, unknown>;
}

/** The parts of a query. */
export interface QueryParts {
  readonly selections: readonly Selection[];
  /** The values of the condition variables, for the first and for the second set of variables. */
  readonly conditions: readonly (readonly [boolean, boolean])[];
}

interface Variable {
  readonly declaration: string;
  readonly name: string;
  /** Undefined if the variable is omitted. */
  readonly values: readonly [unknown, unknown];
}

/**
 * Writes a query as text. Fields with the same arguments always have the same response name, so that equal fields merge
 * and different fields do not conflict. `aliases` adds the aliases of the parts, which may conflict. Equal values of one
 * type share a variable, and equal fragments share a definition.
 */
export function writeQuery(parts: QueryParts, operation: string, aliases: boolean): WrittenQuery {
  const variables = new Map<string, Variable>();
  const fragments = new Map<string, string>();
  const responseNames = new Map<string, string[]>();

  const body = setOf(parts.selections);
  const declarations = [...variables.values()].map(({ declaration }) => declaration).join(', ');
  const definitions = [...fragments].map(([text, name]) => `fragment ${name} ${text}`);
  const head = declarations ? `${operation}(${declarations})` : operation;
  return {
    source: [`query ${head} ${body}`, ...definitions].join('\n'),
    variables: valuesOf(0),
    otherVariables: valuesOf(1),
  };

  function valuesOf(which: 0 | 1): Record<string, unknown> {
    const given = [...variables.values()].filter(({ values }) => values[which] !== undefined);
    return Object.fromEntries(given.map(({ name, values }) => [name, values[which]]));
  }

  function setOf(selections: readonly Selection[]): string {
    return `{ ${selections.map(selectionText).join(' ')} }`;
  }

  function selectionText(selection: Selection): string {
    const conditions = selection.conditions.map(conditionText).join('');
    if (selection.kind === 'typename') return `__typename${conditions}`;
    if (selection.kind === 'field') return fieldText(selection, conditions);
    const set = setOf(selection.selections);
    if (selection.form === 'untyped') return `...${conditions} ${set}`;
    if (selection.form === 'inline') return `... on ${selection.type.name}${conditions} ${set}`;
    const text = `on ${selection.type.name} ${set}`;
    const name = fragments.get(text) ?? `F${fragments.size}`;
    fragments.set(text, name);
    return `...${name}${conditions}`;
  }

  function fieldText({ field, alias, args, selections }: Selection & { kind: 'field' }, conditions: string): string {
    const written = field.args.flatMap(({ name, type }) => {
      const value = argumentText(type, args.first[name], args.second[name], args.modes[name] as string);
      return value === null ? [] : [`${name}: ${value}`];
    });
    const argumentsText = written.length > 0 ? `(${written.join(', ')})` : '';
    const known = responseNames.get(field.name) ?? [];
    responseNames.set(field.name, known);
    if (!known.includes(argumentsText)) known.push(argumentsText);
    const suffix = field.args.length > 0 ? known.indexOf(argumentsText) : 0;
    const responseName = `${(aliases && alias) || field.name}${suffix || ''}`;
    const prefix = responseName === field.name ? '' : `${responseName}: `;
    return `${prefix}${field.name}${argumentsText}${conditions}${selections ? ` ${setOf(selections)}` : ''}`;
  }

  function argumentText(type: GraphQLInputType, first: unknown, second: unknown, mode: string): string | null {
    const none = first === undefined && second === undefined;
    if (none || (mode === 'literal' && first === undefined)) return null;
    if (mode === 'literal') return literal(type, first);
    if (mode === 'inner') return innerText(type, first, second) ?? variable(String(type), first, second);
    if (mode === 'strict' && first != null && second != null) {
      return variable(`${getNullableType(type)}!`, first, second);
    }
    if (mode === 'default' && first !== undefined) {
      return variable(`${type} = ${literal(type, first)}`, undefined, second);
    }
    return variable(String(type), first, second);
  }

  /** Returns an object or list as a literal that contains variables. */
  function innerText(type: GraphQLInputType, first: any, second: any): string | null {
    const inner = getNullableType(type);
    if (first === null || typeof first !== 'object') return null;
    if (isListType(inner)) {
      const items = (first as unknown[]).map((item, index) =>
        variable(String(inner.ofType), item, second?.[index] ?? item),
      );
      return `[${items.join(', ')}]`;
    }
    if (!isInputObjectType(inner)) return null;
    const members = Object.entries(first as object).map(
      ([name, value]) => `${name}: ${variable(String(inner.getFields()[name]?.type), value, second?.[name])}`,
    );
    return `{ ${members.join(', ')} }`;
  }

  function conditionText({ name, by }: Condition): string {
    if (typeof by === 'boolean') return ` @${name}(if: ${by})`;
    const [first, second] = parts.conditions[by % CONDITION_VARIABLES] as readonly [boolean, boolean];
    return ` @${name}(if: ${variable('Boolean!', first, second, `c${by}`)})`;
  }

  function variable(type: string, first: unknown, second: unknown, called?: string): string {
    const key = `${called ?? ''} ${type} ${JSON.stringify([first ?? null, second ?? null, first === undefined])}`;
    const known = variables.get(key);
    if (known) return `$${known.name}`;
    const name = called ?? `v${variables.size}`;
    variables.set(key, { name, declaration: `$${name}: ${type}`, values: [first, second] });
    return `$${name}`;
  }
}

/** Returns a value as a GraphQL literal. */
function literal(type: GraphQLInputType, value: unknown): string {
  const inner = getNullableType(type);
  if (value === null) return 'null';
  if (isListType(inner)) return `[${(value as unknown[]).map((item) => literal(inner.ofType, item)).join(', ')}]`;
  if (isInputObjectType(inner)) {
    const members = Object.entries(value as object).map(
      ([name, member]) => `${name}: ${literal(inner.getFields()[name]?.type as GraphQLInputType, member)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  return isEnumType(inner) ? String(value) : JSON.stringify(value);
}
