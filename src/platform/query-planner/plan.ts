import type { GraphQLOutputType } from 'graphql';
import type { DayRelation, Period } from '../loaders/days.ts';
import type { ListArguments } from '../loaders/page.ts';
import type { ReadModel, Relation, Sql } from '../loaders/read-model.ts';
import type { Summary } from '../loaders/summary.ts';
import type { Caller } from '../permissions/caller.ts';

/** The selection on rows of one type. The fields are in the order of the response. */
export interface RowPlan {
  readonly model: ReadModel<object>;
  readonly fields: readonly RowField[];
}

/** A member whose JSON text is the same in every response. */
export interface ConstantMember {
  readonly key: string;
  readonly kind: 'constant';
  readonly value: string;
}

/** A member of an object in the response. `key` is the name of the member in the response. */
export type RowField =
  | ConstantMember
  | ({ readonly key: string } & (
      | { readonly kind: 'property'; readonly property: string; readonly shape: ValueShape }
      | { readonly kind: 'one'; readonly property: string; readonly row: RowPlan }
      | { readonly kind: 'list'; readonly list: ListPlan }
      | { readonly kind: 'summary'; readonly summary: SummaryPlan }
      | {
          readonly kind: 'all';
          readonly relation: Relation<object>;
          readonly row: RowPlan;
          /** A property of the parent row. If it is null, the member is null. */
          readonly unlessNull: string | undefined;
        }
    ));

/** The shape of a value: its GraphQL type. For an object in a JSON column, it also has the selected members. */
export interface ValueShape {
  readonly type: GraphQLOutputType;
  readonly members?: readonly ValueMember[];
  /** True if the value is stored in JSON. Any of its members may then be missing. */
  readonly isJson: boolean;
}

/** A member of an object in a JSON column. */
export type ValueMember =
  | ConstantMember
  | ({ readonly key: string } & { readonly kind: 'member'; readonly name: string; readonly shape: ValueShape });

/** A summary of the rows that belong to the parent row. */
export interface SummaryPlan {
  /** The index of the summary's arguments in `RootPlan.lists`. */
  readonly index: number;
  readonly summary: Summary;
  /** A single value, or the members of an object. */
  readonly answer: SummaryValue | readonly SummaryMember[];
}

/** A value in a summary. */
export interface SummaryValue {
  readonly name: string;
  readonly shape: ValueShape;
}

/** A member of a summary's JSON object. */
export type SummaryMember = ConstantMember | ({ readonly key: string } & { readonly kind: 'value' } & SummaryValue);

/** A page of rows. */
export interface ListPlan {
  /** The index of the list's arguments in `RootPlan.lists`. */
  readonly index: number;
  readonly model: ReadModel<object>;
  /** The relation of the rows to the parent row. Null if the list has all rows that the caller can see. */
  readonly relation: Relation<object> | null;
  readonly fields: readonly ConnectionField[];
}

/** A member of a connection. */
export type ConnectionField =
  | ConstantMember
  | ({ readonly key: string } & (
      | { readonly kind: 'nodes'; readonly row: RowPlan }
      | { readonly kind: 'edges'; readonly fields: readonly EdgeField[] }
      | { readonly kind: 'totalCount' }
      | { readonly kind: 'pageInfo'; readonly fields: readonly PageInfoField[] }
    ));

/** A member of an edge. */
export type EdgeField =
  | ConstantMember
  | ({ readonly key: string } & (
      | { readonly kind: 'cursor' }
      | { readonly kind: 'node'; readonly row: RowPlan }
      | { readonly kind: 'link'; readonly name: string; readonly value: Sql; readonly shape: ValueShape }
    ));

/** A member of `pageInfo`. */
export type PageInfoField =
  | ConstantMember
  | ({ readonly key: string } & { readonly kind: 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor' });

/** A member of a day in the response. */
export type DayField =
  | ConstantMember
  | ({ readonly key: string } & (
      | { readonly kind: 'date' }
      | {
          readonly kind: 'rows';
          /** The index of the rows' filter in `RootPlan.lists`. */
          readonly index: number;
          readonly relation: DayRelation<object>;
          readonly row: RowPlan;
        }
    ));

/** Returns the arguments of a list for the variables of a request, and the model of the list. */
export type ListArgumentsOf = (variables: Record<string, unknown>) => { args: ListArguments; model: ReadModel<object> };

/** A root field that a single statement resolves. */
export interface RootPlan {
  readonly root:
    | { readonly kind: 'one'; readonly row: RowPlan }
    | { readonly kind: 'list'; readonly list: ListPlan }
    /** The number of rows in a list, planned as a list whose only member is `totalCount`. */
    | { readonly kind: 'total'; readonly list: ListPlan }
    /** All days of a period. */
    | { readonly kind: 'days'; readonly fields: readonly DayField[] }
    /** Rows by their ids. Each row has one of several types. */
    | { readonly kind: 'nodes'; readonly types: readonly { readonly name: string; readonly row: RowPlan }[] };
  /**
   * A function for each list, by the index of the list. It returns the model and the arguments of the list for the
   * variables of a request.
   */
  readonly lists: readonly ListArgumentsOf[];
  /** Returns the ids of the requested rows; empty if the root field reads no rows by id. */
  readonly idsOf: (variables: Record<string, unknown>, caller: Caller) => readonly unknown[];
  /** Returns the first and last day of the period. Absent if the root field has no period. */
  readonly periodOf?: (variables: Record<string, unknown>) => Period;
  /**
   * True if the statement scans all rows of a parent that may have many rows, or all rows of a period. Its duration
   * then depends on the number of these rows.
   */
  readonly looksAtMany: boolean;
  /** True if the field is read across academies, see {@link ReadModel}. */
  readonly acrossAcademies: boolean;
}
