import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
} from 'graphql';
import { PAPER_ADDRESS } from '../../src/platform/graphql/schema-papers.ts';
import type { Arguments } from './arguments.ts';
import { schema } from './interpreter.ts';

/** A type with fields. */
type Parent = GraphQLObjectType | GraphQLInterfaceType;

/** `@skip` or `@include`, by a literal or by the variable `$c0`, `$c1`, … */
export interface Condition {
  readonly name: 'skip' | 'include';
  readonly by: boolean | number;
}

/** A part of a document, written by `document.ts`. */
export type Selection =
  | { readonly kind: 'typename'; readonly conditions: readonly Condition[] }
  | {
      readonly kind: 'field';
      readonly field: GraphQLField<unknown, unknown>;
      readonly alias: string | null;
      readonly args: Arguments;
      readonly conditions: readonly Condition[];
      readonly selections: readonly Selection[] | null;
    }
  | {
      readonly kind: 'fragment';
      readonly type: Parent;
      readonly form: Form;
      readonly conditions: readonly Condition[];
      readonly selections: readonly Selection[];
    };

/**
 * Names with a meaning in a compiler, in JavaScript or in the schema. A query with the last name never gets a query
 * plan.
 */
const ALIASES = [
  'a',
  'name',
  'id',
  'node',
  'nodes',
  'totalCount',
  'data',
  'then',
  'length',
  'constructor',
  'toString',
  't',
  'T1',
  '_x',
  '__x',
  'json',
  'value',
  '__proto__',
];

/** The number of variables for conditions. */
export const CONDITION_VARIABLES = 3;

const condition: fc.Arbitrary<Condition> = fc.record({
  name: fc.constantFrom('include', 'skip'),
  by: fc.oneof(fc.boolean(), fc.integer({ min: 0, max: CONDITION_VARIABLES - 1 })),
});

const conditions = fc.oneof(
  { weight: 12, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.uniqueArray(condition, { minLength: 1, maxLength: 2, selector: ({ name }) => name }) },
);

const alias = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...ALIASES) },
);

type Form = 'named' | 'inline' | 'untyped';

const anyForm = fc.constantFrom<Form[]>('inline', 'named', 'untyped');
const typedForm = fc.constantFrom<Form[]>('inline', 'named');

const NO_ARGUMENTS: Arguments = { first: {}, second: {}, modes: {} };

/**
 * Generates selections of a type: fields, `__typename`, and fragments of every form. `depth` limits the levels of nested
 * rows; connections and edges are not counted as levels.
 */
export function selectionsArbitrary(
  argumentsOf: (field: GraphQLField<unknown, unknown>) => fc.Arbitrary<Arguments>,
): (type: Parent, depth: number) => fc.Arbitrary<Selection[]> {
  const made = new Map<string, fc.Arbitrary<Selection[]>>();

  function selectionsOf(type: Parent, depth: number, nested = 0): fc.Arbitrary<Selection[]> {
    const key = `${type.name} ${depth} ${nested}`;
    const known = made.get(key) ?? make(type, depth, nested);
    made.set(key, known);
    return known;
  }

  function make(type: Parent, depth: number, nested: number): fc.Arbitrary<Selection[]> {
    // reports contain the time of their computation, and are never planned; the addresses of papers expire
    const fields = Object.values(type.getFields()).filter(
      ({ name, extensions }) => !name.endsWith('Report') && !extensions[PAPER_ADDRESS],
    );
    const leaves = fields.filter((field) => !isCompositeType(getNamedType(field.type)));
    const objects = fields.filter(
      (field) => isCompositeType(getNamedType(field.type)) && levelsOf(type, field) <= depth,
    );
    const choices: fc.WeightedArbitrary<Selection>[] = [
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('typename' as const), conditions }) },
    ];
    if (leaves.length > 0)
      // the query type has only one leaf, which few documents should contain
      choices.unshift({
        weight: Math.min(8, leaves.length),
        arbitrary: fc.oneof(...leaves.map((leaf) => fieldOf(type, leaf, depth))),
      });
    if (objects.length > 0)
      choices.push({ weight: 9, arbitrary: fc.oneof(...objects.map((object) => fieldOf(type, object, depth))) });
    if (leaves.length > 1) choices.push({ weight: 3, arbitrary: manyOf(type, leaves) });
    if (nested < 2) {
      choices.push({ weight: 2, arbitrary: fragmentOf(type, depth, nested + 1) });
      const others = othersOf(type).map((other) => fragmentOf(other, depth, nested + 1, typedForm));
      // an interface has few own fields
      if (others.length > 0) choices.push({ weight: isInterfaceType(type) ? 20 : 1, arbitrary: fc.oneof(...others) });
    }
    const maxLength = nested === 0 ? 4 : 2;
    return fc.array(fc.oneof(...choices), { minLength: 1, maxLength, size: 'max' });
  }

  function fieldOf(parent: Parent, field: GraphQLField<unknown, unknown>, depth: number) {
    const type = getNamedType(field.type);
    const selections = isCompositeType(type)
      ? selectionsOf(type as Parent, depth - levelsOf(parent, field))
      : fc.constant(null);
    const args = argumentsOf(field);
    return fc.record({
      kind: fc.constant('field' as const),
      field: fc.constant(field),
      alias,
      args,
      conditions,
      selections,
    });
  }

  /** Selects any number of a type's leaf fields together, so that each field is tested often. */
  function manyOf(type: Parent, leaves: readonly GraphQLField<unknown, unknown>[]): fc.Arbitrary<Selection> {
    const plain = { kind: 'field' as const, alias: null, args: NO_ARGUMENTS, conditions: [], selections: null };
    return fc.record({
      kind: fc.constant('fragment' as const),
      type: fc.constant(type),
      form: anyForm,
      conditions: fc.constant([]),
      selections: fc.subarray([...leaves], { minLength: 1 }).map((some) => some.map((field) => ({ ...plain, field }))),
    });
  }

  function fragmentOf(type: Parent, depth: number, nested: number, form: fc.Arbitrary<Form> = anyForm) {
    return fc.record({
      kind: fc.constant('fragment' as const),
      type: fc.constant(type),
      form,
      conditions,
      selections: selectionsOf(type, depth, nested),
    });
  }

  return (type, depth) => selectionsOf(type, depth);
}

/** Returns other types for the same rows: the types of an interface, or the interfaces of a type. */
const othersOf = (type: Parent): readonly Parent[] =>
  isInterfaceType(type) ? schema.getPossibleTypes(type) : type.getInterfaces();

/**
 * Returns the number of levels that a field adds: a nested row is a level; connections, edges and objects without an id
 * are not.
 */
function levelsOf(parent: Parent, field: GraphQLField<unknown, unknown>): number {
  const type = getNamedType(field.type) as Parent;
  const wraps = /(Connection|Edge)$/.test(parent.name);
  const isRow = 'id' in type.getFields() || type.name.endsWith('Connection');
  return isRow && !wraps ? 1 : 0;
}
