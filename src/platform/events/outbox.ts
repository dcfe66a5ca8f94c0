import {
  ChangeSetType,
  type EntityManager,
  type EventSubscriber,
  type FlushEventArgs,
  ReferenceKind,
  type TransactionEventArgs,
} from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { actorIn } from '../database/actor.ts';
import { insertRows } from '../database/bulk-rows.ts';
import type { FlushedChange } from '../database/flushed-change.ts';
import { academyOf } from '../database/tenant-guard.ts';
import { documentedNames } from '../fields/documented-names.ts';
import { ownAcademy } from '../polling/notice.ts';
import { now } from '../time/now.ts';
import { type EventType, type Occurrence, occurrence } from './event-types.ts';
import { OutboxEvent } from './outbox.entity.ts';
import type { Recording, RowChange } from './recording.ts';
import { eventsWritten } from './wake.ts';

/**
 * The columns that events do not list as changed fields. A change of such a column does not count as a change of the
 * resource, or must not be published.
 */
const UNTOLD = new Set(['created_at', 'updated_at', 'version', 'deleted_at', 'dropped_on', 'former_instructor_id']);

/**
 * The open transactions of this process that have recorded events. The value is the id that all events of the
 * transaction share.
 */
const told = new WeakMap<object, string>();

/** Returns the id of the transaction of `em`, and remembers the transaction, so that its commit is announced. */
function transactionOf(em: object): string {
  const id = told.get(em) ?? uuid();
  told.set(em, id);
  return id;
}

/**
 * Records the events of all rows that a flush writes, in the same transaction. Use cases therefore need not record
 * these events themselves. Transactions without an actor (seeds, migrations) record no events. Bulk statements bypass
 * this subscriber, so a service must write through entities, or call `recordInserted` after a bulk statement.
 */
export class Outbox implements EventSubscriber {
  readonly #recordings: ReadonlyMap<unknown, Recording>;

  constructor(recordings: readonly Recording[]) {
    this.#recordings = new Map(recordings.map((each) => [each.entity, each]));
  }

  onFlush({ em, uow }: FlushEventArgs): void {
    const academyId = academyOf(em);
    const changes = new Map<Recording, RowChange[]>();
    for (const change of uow.getChangeSets()) {
      if (change.entity instanceof OutboxEvent) transactionOf(em);
      const recording = this.#recordings.get(change.meta.class);
      if (!recording) continue;
      const rows = changes.get(recording) ?? [];
      rows.push(rowChangeOf(change));
      changes.set(recording, rows);
    }
    if (changes.size === 0 || !academyId || !actorIn(em)) return;
    const common = { academyId, occurredAt: now(), transactionId: transactionOf(em) };
    for (const [recording, rows] of changes) {
      for (const each of recording.record(rows)) {
        const event = Object.assign(new OutboxEvent(), each, common);
        em.persist(event);
        uow.computeChangeSet(event);
      }
    }
  }

  afterTransactionCommit({ em }: TransactionEventArgs): void {
    if (told.delete(em)) eventsWritten.notify(em, ownAcademy(em));
  }
}

/**
 * Records an event that the {@link Outbox} does not record by itself for a changed row. Runs in the transaction of
 * `em`, which must belong to an academy.
 */
export function recordEvent<Source>(em: EntityManager, type: EventType<Source>, source: Source): void {
  const event: Occurrence = occurrence(type, source);
  em.persist(Object.assign(new OutboxEvent(), event, { occurredAt: now(), transactionId: transactionOf(em) }));
}

/**
 * Records the events of rows that bulk statements inserted. The {@link Outbox} does not see these rows. Transactions
 * without an actor record no events.
 */
export async function recordInserted<Row extends object>(
  em: SqlEntityManager,
  { record }: Recording<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (!actorIn(em) || rows.length === 0) return;
  const common = { occurredAt: now(), transactionId: transactionOf(em) };
  const changes = rows.map(
    (row): RowChange<Row> => ({ row, action: 'created', changed: [], version: 1, before: {} as Partial<Row> }),
  );
  await insertRows(
    em,
    OutboxEvent,
    record(changes).map((each) => ({ id: uuid(), ...each, ...common })),
  );
}

function rowChangeOf({ entity, meta, payload, type, originalEntity }: FlushedChange): RowChange {
  const isNew = type === ChangeSetType.CREATE;
  const isGone = type === ChangeSetType.DELETE || type === ChangeSetType.DELETE_EARLY || Boolean(payload.deletedAt);
  const isWritten = type !== ChangeSetType.DELETE && type !== ChangeSetType.DELETE_EARLY;
  const columns = isNew || !isWritten ? [] : Object.keys(payload).flatMap((name) => columnOf(meta, name));
  const version = meta.versionProperty ? (isNew ? 1 : entity.version + (isWritten ? 1 : 0)) : null;
  return {
    row: entity as RowChange['row'],
    action: isNew ? 'created' : isGone ? 'deleted' : 'updated',
    changed: columns.filter((column) => !UNTOLD.has(column)),
    version,
    before: isNew ? {} : (originalEntity ?? {}),
  };
}

/**
 * Returns the column of a property, whose name is also the REST name of the property. For a relation, this is the last
 * column of its composite key. Returns an empty list for columns that the API does not document.
 */
function columnOf(meta: FlushedChange['meta'], name: string): string[] {
  const property = meta.properties[name];
  const isInternal = property?.kind === ReferenceKind.SCALAR && documentedNames(meta.class)?.has(name) === false;
  return property && property.persist !== false && !isInternal ? [property.fieldNames.at(-1) as string] : [];
}
