import type { FilterValues } from '../loaders/conditions.ts';
import type { Page } from '../loaders/page.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import type { Viewer } from '../permissions/roles.ts';

/** The values that a statement is run with. */
export interface Bindings {
  readonly context: ReadContext;
  /** The id of the row that is asked for, where it is one. */
  readonly id: string | null;
  /** What each list is asked for, by its index. */
  readonly lists: readonly ListBinding[];
}

/** What a list is asked for. */
export interface ListBinding {
  readonly page: Page;
  readonly filter: FilterValues;
}

/** Stands for a value in a statement that is kept, so that its text serves every request. */
export class Slot {
  /** The value for a request. */
  readonly read: (bindings: Bindings) => unknown;

  constructor(read: (bindings: Bindings) => unknown) {
    this.read = read;
  }
}

/** A slot in the place of a value: SQL takes any value, and models do no more with one than to write it into SQL. */
export const slot = (read: (bindings: Bindings) => unknown): any => new Slot(read);

/** What stays the same where a statement's text does: the role decides what a model writes, the ids are slots. */
export function slotsOf({ context, lists }: Bindings): Bindings {
  const viewer: Viewer = {
    role: context.viewer.role,
    userId: slot((bindings) => bindings.context.viewer.userId),
    staffId: slot((bindings) => bindings.context.viewer.staffId),
    parentId: slot((bindings) => bindings.context.viewer.parentId),
    studentId: slot((bindings) => bindings.context.viewer.studentId),
  };
  return {
    context: {
      engine: context.engine,
      academyId: slot((bindings) => bindings.context.academyId),
      viewer,
      today: slot((bindings) => bindings.context.today),
      now: slot((bindings) => bindings.context.now),
    },
    id: slot((bindings) => bindings.id),
    lists: lists.map(({ page, filter }, index) => ({
      page: {
        ...page,
        offset: page.offset && slot(({ lists }) => lists[index]?.page.offset),
        cursor: page.cursor?.map((_value, key) => slot(({ lists }) => lists[index]?.page.cursor?.[key])) ?? null,
      },
      filter: new Map([...filter.keys()].map((name) => [name, slot(({ lists }) => lists[index]?.filter.get(name))])),
    })),
  };
}

/** Tells the texts of a plan's statements apart. */
export function textKey({ context, lists }: Bindings): string {
  const parts = lists.map(({ page, filter }) => [
    page.order,
    page.size,
    page.backward,
    page.offset > 0,
    page.cursor !== null,
    [...filter.keys()],
  ]);
  return JSON.stringify([context.viewer.role, parts]);
}
