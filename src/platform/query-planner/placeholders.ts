import type { FilterValues } from '../loaders/conditions.ts';
import type { Period } from '../loaders/days.ts';
import type { Page } from '../loaders/page.ts';
import { FilterValueList, type ReadContext } from '../loaders/read-model.ts';
import type { Viewer } from '../permissions/roles.ts';

/** The values to run a statement with. */
export interface Bindings {
  readonly context: ReadContext;
  /** The id of the row, if the root field has an id. */
  readonly id: string | null;
  /** The ids of the rows, as one parameter. */
  readonly ids: unknown;
  /** The days of the period, if the root field has a period. */
  readonly period: Period | null;
  /** The arguments of each list, by its index. */
  readonly lists: readonly ListBinding[];
}

/** The arguments of a list. */
export interface ListBinding {
  readonly page: Page;
  readonly filter: FilterValues;
  /** The filters whose values change the SQL text. */
  readonly byValue: readonly string[];
}

/** A placeholder for a value in a cached statement, so that the SQL text can be reused for every request. */
export class Placeholder {
  /** Returns the value for a request. */
  readonly read: (bindings: Bindings) => unknown;

  constructor(read: (bindings: Bindings) => unknown) {
    this.read = read;
  }
}

/**
 * Creates a placeholder typed as a value. This is safe because SQL accepts any value, and models only write values into
 * SQL.
 */
export const placeholder = <Value>(read: (bindings: Bindings) => unknown): Value =>
  new Placeholder(read) as unknown as Value;

/**
 * Returns the bindings that determine a statement's text. The role and the scopes stay values, because they decide the
 * model's SQL; ids become placeholders.
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

/** Returns the key of a statement's text within a query plan. */
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
