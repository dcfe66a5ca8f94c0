import { type FieldNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { below, type Selection, selectionOf } from '../../../src/platform/loaders/selection.ts';
import { doubledFragments } from '../../support/doubled-fragments.ts';

/** Returns the GraphQLResolveInfo of the root field `name`. */
function infoOf(source: string, name = 'list') {
  const { definitions } = parse(source);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode;
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION) as FragmentDefinitionNode[];
  const fields = operation.selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD) as FieldNode[];
  return {
    fieldNodes: fields.filter((field) => field.name.value === name),
    fragments: Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
  };
}

const tree = (selection: Selection): object =>
  Object.fromEntries([...selection].map(([name, selected]) => [name, tree(selected)]));

describe('selection in a GraphQL field', () => {
  it('contains the nested fields by name, and merges fields with aliases', () => {
    const info = infoOf('{ list { nodes { id a: name b: name c: batch { id } } more: nodes { batch { code } } } }');
    expect(tree(selectionOf(info))).toEqual({ nodes: { id: {}, name: {}, batch: { id: {}, code: {} } } });
  });

  it('merges fragments and repeated fields', () => {
    const info = infoOf(`
      { list { ...Page ... on List { totalCount } ... { nodes { id } } } list { edges { cursor } } }
      fragment Page on List { nodes { ...Names } }
      fragment Names on Thing { name nodes { id } }`);
    const expected = { nodes: { name: {}, nodes: { id: {} }, id: {} }, totalCount: {}, edges: { cursor: {} } };
    expect(tree(selectionOf(info))).toEqual(expected);
  });

  it('reads each fragment once per place, even if fragments spread the next fragment twice', () => {
    const { selection, fragments } = doubledFragments('Thing', 'name batch { id }');
    const info = infoOf(`{ list { nodes { ${selection} more { ${selection} } } } } ${fragments}`);
    const things = { name: {}, batch: { id: {} } };
    expect(tree(selectionOf(info))).toEqual({ nodes: { ...things, more: things } });
  });

  it('contains fields with @include and @skip, whether the conditions are true or false', () => {
    const info = infoOf('query ($c: Boolean!) { list { totalCount @include(if: $c) nodes @skip(if: true) { id } } }');
    expect(tree(selectionOf(info))).toEqual({ totalCount: {}, nodes: { id: {} } });
  });

  it('is computed only once for each field', () => {
    const info = infoOf('{ list { nodes { id } } }');
    expect(selectionOf(info)).toBe(selectionOf({ ...info }));
  });

  it('is empty if nothing is selected', () => {
    const selection = selectionOf(infoOf('{ list { edges { node { name } } } }'));
    expect(tree(below(selection, 'edges', 'node'))).toEqual({ name: {} });
    expect(below(selection, 'nodes').size).toBe(0);
    expect(below(selection, 'nodes', 'batch').size).toBe(0);
    expect(selectionOf({ fieldNodes: [], fragments: {} }).size).toBe(0);
  });
});
