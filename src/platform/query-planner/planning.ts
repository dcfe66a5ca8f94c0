import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import type { Database } from '../database/database.ts';
import { fieldsOf, isOnType } from '../documents/selections.ts';
import type { ReadModel } from '../loaders/read-model.ts';
import { type Table, tableOf } from '../loaders/table.ts';
import { type AskedArguments, askedArguments } from './asked-arguments.ts';
import type { ConstantMember, ListArgumentsOf } from './plan.ts';

export type Field = GraphQLField<unknown, unknown>;
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
export type SelectionSets = readonly (SelectionSetNode | undefined)[];

/** A field that a document selects under one response key. */
export interface SelectedField {
  readonly key: string;
  readonly field: Field;
  readonly argumentsOf: AskedArguments;
  /** The type of the field's value or, for a list, of its items. */
  readonly type: GraphQLNamedType;
  /** The selection sets of the field's nodes. */
  readonly sets: SelectionSets;
}

/** The value that is thrown if SQL cannot compute a selection. */
export const UNPLANNED = Symbol('unplanned');

/**
 * The maximum number of places in a query where rows are read. PostgreSQL plans each place separately. With more
 * places, planning would take longer than reading the rows by loaders.
 */
const MAX_ROW_PLANS = 40;

/** Collects the parts of the query plan for one root field. */
export class Planning {
  readonly database: Database;
  readonly acrossAcademies: boolean;
  /** The arguments of all lists, by the index of the list. */
  readonly lists: ListArgumentsOf[] = [];
  /** True if the statement reads all rows of a parent that may have many rows. */
  looksAtMany = false;
  readonly #fragments: Fragments;
  #rowPlans = 0;

  constructor(database: Database, fragments: Fragments, acrossAcademies: boolean) {
    this.database = database;
    this.#fragments = fragments;
    this.acrossAcademies = acrossAcademies;
  }

  /**
   * Returns the table for another place where rows are read. Throws UNPLANNED if there are too many places. Also throws
   * UNPLANNED if the table is read across academies and the root field is not, or the other way round.
   */
  openTable(model: ReadModel<object>): Table {
    if (++this.#rowPlans > MAX_ROW_PLANS) throw UNPLANNED;
    if ((model.acrossAcademies ?? false) !== this.acrossAcademies) throw UNPLANNED;
    return tableOf(this.database, model);
  }

  /** Adds the arguments of a list. Returns the index of the list. */
  addList(argumentsOf: ListArgumentsOf): number {
    return this.lists.push(argumentsOf) - 1;
  }

  /** Plans those members of an object type that the selection sets contain, in the order of the response. */
  members<Member>(
    type: GraphQLNamedType,
    sets: SelectionSets,
    plan: (selected: SelectedField) => Member,
  ): (Member | ConstantMember)[] {
    if (!isObjectType(type)) throw UNPLANNED;
    const selected = fieldsOf(sets, this.#fragments, isOnType(type, this.#fragments));
    return [...selected].map(([key, nodes]) => {
      const [node] = nodes;
      const name = node?.name.value ?? '';
      if (name === '__typename') return { key, kind: 'constant', value: JSON.stringify(type.name) };
      const field = type.getFields()[name];
      if (!node || !field) throw UNPLANNED;
      const below = nodes.map(({ selectionSet }) => selectionSet);
      // all nodes of the field have the same arguments
      const argumentsOf = askedArguments(field, node);
      return plan({ key, field, argumentsOf, type: getNamedType(field.type), sets: below });
    });
  }
}
