import type { GraphQLOutputType } from 'graphql';
import type { DayRelation, Period } from '../loaders/days.ts';
import type { ListArguments } from '../loaders/page.ts';
import type { ReadModel, Relation, Sql } from '../loaders/read-model.ts';
import type { Summary } from '../loaders/summary.ts';
import type { Caller } from '../permissions/caller.ts';

/** The selection on rows of one type, in the order of the response. */
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

/** A member of an object in the response: `key` is its name there. */
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
          /** The property of the row around that makes it null by being so. */
          readonly unlessNull: string | undefined;
        }
    ));

/** The form of a value: its GraphQL type, and the selection of an object in a column. */
export interface ValueShape {
  readonly type: GraphQLOutputType;
  readonly members?: readonly ValueMember[];
  /** Whether it is kept as JSON, where anything may be missing. */
  readonly isJson: boolean;
}

/** A member of an object that a JSON column holds. */
export type ValueMember =
  | ConstantMember
  | ({ readonly key: string } & { readonly kind: 'member'; readonly name: string; readonly shape: ValueShape });

/** A summary of the rows that belong to the parent row. */
export interface SummaryPlan {
  /** The position of its filter among the arguments of all lists of the query. */
  readonly index: number;
  readonly summary: Summary;
  /** The name of a value; or the object of the selected ones. */
  readonly answer: SummaryValue | readonly SummaryMember[];
}

/** A value of a summary. */
export interface SummaryValue {
  readonly name: string;
  readonly shape: ValueShape;
}

/** A member of a summary's object. */
export type SummaryMember = ConstantMember | ({ readonly key: string } & { readonly kind: 'value' } & SummaryValue);

/** A page of rows. */
export interface ListPlan {
  /** The position of its arguments among those of all lists of the query. */
  readonly index: number;
  readonly model: ReadModel<object>;
  /** How its rows belong to the row around it; null for all visible rows. */
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

/** A member of a page's place. */
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
          /** The position of its filter among the arguments of all lists of the query. */
          readonly index: number;
          readonly relation: DayRelation<object>;
          readonly row: RowPlan;
        }
    ));

/** Returns the arguments of a list for the variables of a request, and the model that they belong to. */
export type ListArgumentsOf = (variables: Record<string, unknown>) => { args: ListArguments; model: ReadModel<object> };

/** A root field that one statement resolves. */
export interface RootPlan {
  readonly root:
    | { readonly kind: 'one'; readonly row: RowPlan }
    | { readonly kind: 'list'; readonly list: ListPlan }
    /** Every day of the period. */
    | { readonly kind: 'days'; readonly fields: readonly DayField[] }
    /** Rows by their ids, of several types by name. */
    | { readonly kind: 'nodes'; readonly types: readonly { readonly name: string; readonly row: RowPlan }[] };
  /** The model and the arguments of each list, by its index, for the variables of a request. */
  readonly lists: readonly ListArgumentsOf[];
  /** Returns the ids of the rows, for a root field without a list. */
  readonly idsOf: (variables: Record<string, unknown>, caller: Caller) => readonly unknown[];
  /** Returns the days of the period, for a root field with one. */
  readonly periodOf?: (variables: Record<string, unknown>) => Period;
  /** Whether it looks at all rows that belong to a parent which may have many, or at those of days: it takes as long as these are many. */
  readonly looksAtMany: boolean;
  /** Whether it is read across academies: see {@link ReadModel}. */
  readonly acrossAcademies: boolean;
}
