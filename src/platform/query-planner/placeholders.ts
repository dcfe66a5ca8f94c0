import type { FilterValues } from '../loaders/conditions.ts';
import type { Period } from '../loaders/days.ts';
import type { Page } from '../loaders/page.ts';
import { FilterValueList, type ReadContext } from '../loaders/read-model.ts';
import type { Viewer } from '../permissions/roles.ts';

/** The values with which a statement is run. */
export interface Bindings {
  readonly context: ReadContext;
  /** The id of the requested row; null if the root field reads no row by id. */
  readonly id: string | null;
  /** The ids of all requested rows, as one parameter. */
  readonly ids: unknown;
  /** The first and last day of the period, if the root field has a period. */
  readonly period: Period | null;
  /** The arguments of each list, by its index. */
  readonly lists: readonly ListBinding[];
}

/** The arguments of a list. */
export interface ListBinding {
  readonly page: Page;
  readonly filter: FilterValues;
  /** The filters whose values determine the SQL text. */
  readonly byValue: readonly string[];
}

/** A placeholder for a value in a cached statement. With placeholders, every request can use the same SQL text. */
export class Placeholder {
  /** Returns the value for a request. */
  readonly read: (bindings: Bindings) => unknown;

  constructor(read: (bindings: Bindings) => unknown) {
    this.read = read;
  }
}

/**
 * Creates a placeholder that has the TypeScript type of the value it replaces. This is safe, because models only pass
 * the value on to SQL.
 */
export const placeholder = <Value>(read: (bindings: Bindings) => unknown): Value =>
  new Placeholder(read) as unknown as Value;

/**
 * Returns the bindings from which the text of a statement is written. Ids, dates and most other values become
 * placeholders. The role, the scopes and some other values stay, because the text depends on them.
 */
export function placeholdersOf({ context, period, lists }: Bindings): Bindings {
  const viewer: Viewer = {
    role: context.viewer.role,
    userId: placeholder((bindings) => bindings.context.viewer.userId),
    staffId: placeholder((bindings) => bindings.context.viewer.staffId),
    parentId: placeholder((bindings) => bindings.context.viewer.parentId),
    studentId: placeholder((bindings) => bindings.context.viewer.studentId),
    sessionId: placeholder((bindings) => bindings.context.viewer.sessionId),
  };
  return {
    context: {
      engine: context.engine,
      academyId: placeholder((bindings) => bindings.context.academyId),
      viewer,
      scopes: context.scopes,
      today: placeholder((bindings) => bindings.context.today),
      now: placeholder((bindings) => bindings.context.now),
    },
    id: placeholder((bindings) => bindings.id),
    ids: placeholder((bindings) => bindings.ids),
    period: period && {
      from: placeholder((bindings) => bindings.period?.from),
      to: placeholder((bindings) => bindings.period?.to),
    },
    lists: lists.map(({ page, filter, byValue }, index) => ({
      byValue,
      page: {
        ...page,
        offset: page.offset && placeholder(({ lists }) => lists[index]?.page.offset),
        cursor: page.cursor?.map((_value, key) => placeholder(({ lists }) => lists[index]?.page.cursor?.[key])) ?? null,
      },
      filter: new Map(
        [...filter].map(([name, value]) => {
          const asked = ({ lists }: Bindings) => lists[index]?.filter.get(name);
          if (byValue.includes(name)) return [name, value];
          if (!(value instanceof FilterValueList)) return [name, placeholder(asked)];
          const parameter = placeholder((bindings) => asked(bindings).parameter);
          return [name, new FilterValueList([], parameter, value.findRows)];
        }),
      ),
    })),
  };
}

/** Returns the key by which a query plan stores the text of a statement. */
export function textKey({ context, lists }: Bindings): string {
  const parts = lists.map(({ page, filter, byValue }) => [
    page.order,
    page.size,
    page.backward,
    page.offset > 0,
    page.isDeep,
    page.cursor !== null,
    [...filter].map(([name, value]) => (value instanceof FilterValueList ? [name] : name)),
    byValue.map((name) => valuesOf(filter.get(name))),
  ]);
  return JSON.stringify([context.viewer.role, context.scopes && [...context.scopes].sort(), parts]);
}

const valuesOf = (value: unknown): unknown => (value instanceof FilterValueList ? value.values : value);
