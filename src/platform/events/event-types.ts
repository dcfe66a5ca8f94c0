import { type DataFields, dataOf } from './event-data.ts';

/**
 * A public type of event. The form of its data never changes. For a new form, there is a new type with the suffix
 * `.v2`.
 */
export interface EventType<Source = unknown> {
  /** The name: `student.created`. */
  readonly type: string;
  /** A text that says when the event is recorded. */
  readonly description: string;
  /** The GraphQL type of the changed record: `Student`. */
  readonly resource: string;
  readonly data: DataFields<Source>;
  /** Returns the id of the changed record. */
  idOf(source: Source): string;
  /** Returns the version of the changed record after the change; null if it has no version. */
  versionOf?(source: Source): number | null;
}

/** Declares a type of event with a typed source. */
export const eventType = <Source>(type: EventType<Source>): EventType<Source> => type;

/** An event that has no number yet. */
export interface Occurrence {
  readonly type: string;
  readonly resource: string;
  readonly resourceId: string;
  readonly resourceVersion: number | null;
  readonly payload: Record<string, unknown>;
}

/** Creates an event of the type. */
export const occurrence = <Source>(
  { type, resource, data, idOf, versionOf }: EventType<Source>,
  source: Source,
): Occurrence => ({
  type,
  resource,
  resourceId: idOf(source),
  resourceVersion: versionOf?.(source) ?? null,
  payload: dataOf(data, source),
});

/** The public events of a feature. */
export interface Telling {
  /** Events that are recorded when a flush changes rows. */
  readonly recordings?: readonly { readonly types: readonly EventType[] }[];
  /** Events that use cases record themselves. */
  readonly eventTypes?: readonly EventType[];
}

/** Returns all types of events, sorted by name. Throws if two types have the same name. */
export function allEventTypes(modules: readonly Telling[]): readonly EventType[] {
  const all = modules.flatMap(({ recordings = [], eventTypes = [] }) => [
    ...recordings.flatMap(({ types }) => types),
    ...eventTypes,
  ]);
  const types = new Map(all.map((each) => [each.type, each]));
  if (types.size < all.length) throw new Error('Two types of events have the same name.');
  return [...types.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}
