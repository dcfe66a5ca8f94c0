import { type DataFields, dataOf } from './event-data.ts';

/** A public type of event. The form of its data never changes: another form is another type, with the suffix `.v2`. */
export interface EventType<Source = unknown> {
  /** `student.created` */
  readonly type: string;
  /** When there is such an event. */
  readonly description: string;
  /** The GraphQL type of the changed record: `Student`. */
  readonly resource: string;
  readonly data: DataFields<Source>;
  /** The id of the resource. */
  idOf(source: Source): string;
  /** The version of the resource afterwards; null where it has none. */
  versionOf?(source: Source): number | null;
}

/** Declares a kind of event, so that what it is made of is typed. */
export const eventType = <Source>(type: EventType<Source>): EventType<Source> => type;

/** An event before it has a number. */
export interface Occurrence {
  readonly type: string;
  readonly resource: string;
  readonly resourceId: string;
  readonly resourceVersion: number | null;
  readonly payload: Record<string, unknown>;
}

/** An event of the type. */
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
  /** Events recorded from changed rows, when they are flushed. */
  readonly recordings?: readonly { readonly types: readonly EventType[] }[];
  /** Events that use cases record themselves. */
  readonly eventTypes?: readonly EventType[];
}

/** The one list of the kinds of events that there are, by name. Throws where two have one name. */
export function allEventTypes(modules: readonly Telling[]): readonly EventType[] {
  const all = modules.flatMap(({ recordings = [], eventTypes = [] }) => [
    ...recordings.flatMap(({ types }) => types),
    ...eventTypes,
  ]);
  const types = new Map(all.map((each) => [each.type, each]));
  if (types.size < all.length) throw new Error('Two types of events have the same name.');
  return [...types.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}
