import type { FilterValues } from '../loaders/conditions.ts';
import type { Period } from '../loaders/days.ts';
import type { Page } from '../loaders/page.ts';
import { type ReadContext, Several } from '../loaders/read-model.ts';
import type { Viewer } from '../permissions/roles.ts';

/** The values that a statement is run with. */
export interface Bindings {
  readonly context: ReadContext;
  /** The id of the row that is asked for, where it is one. */
  readonly id: string | null;
  /** The ids of the rows that are asked for, as one parameter. */
  readonly ids: unknown;
  /** The days that are asked for, where it is those. */
  readonly period: Period | null;
  /** What each list is asked for, by its index. */
  readonly lists: readonly ListBinding[];
}

/** What a list is asked for. */
export interface ListBinding {
  readonly page: Page;
  readonly filter: FilterValues;
  /** Of its filters, those whose values the text depends on. */
  readonly byValue: readonly string[];
}

/** Stands for a value in a statement that is kept, so that its text serves every request. */
export class Placeholder {
  /** The value for a request. */
  readonly read: (bindings: Bindings) => unknown;

  constructor(read: (bindings: Bindings) => unknown) {
    this.read = read;
  }
}

/** A placeholder for a value: SQL takes any value, and models do no more with one than to write it into SQL. */
export const placeholder = <Value>(read: (bindings: Bindings) => unknown): Value =>
  new Placeholder(read) as unknown as Value;

/** What stays the same where a statement's text does: role and scopes decide what a model writes, the ids are placeholders. */
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
          if (!(value instanceof Several)) return [name, placeholder(asked)];
          const parameter = placeholder((bindings) => asked(bindings).parameter);
          return [name, new Several([], parameter, value.findRows)];
        }),
      ),
    })),
  };
}

/** Tells the texts of a plan's statements apart. */
export function textKey({ context, lists }: Bindings): string {
  const parts = lists.map(({ page, filter, byValue }) => [
    page.order,
    page.size,
    page.backward,
    page.offset > 0,
    page.isDeep,
    page.cursor !== null,
    [...filter].map(([name, value]) => (value instanceof Several ? [name] : name)),
    byValue.map((name) => valuesOf(filter.get(name))),
  ]);
  return JSON.stringify([context.viewer.role, context.scopes && [...context.scopes].sort(), parts]);
}

const valuesOf = (value: unknown): unknown => (value instanceof Several ? value.values : value);
