import {
  type ChangeSet,
  ChangeSetType,
  type EntityManager,
  type EventSubscriber,
  type FlushEventArgs,
  ReferenceKind,
} from '@mikro-orm/core';
import { IdempotencyKey } from '../database/idempotency-key.entity.ts';
import { OutboxEvent } from '../events/outbox.entity.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** Who works in a transaction, and for which request. */
export interface AuditActor {
  readonly userId: string | null;
  readonly requestId: string | null;
}

const actors = new WeakMap<EntityManager, AuditActor>();

/** From now on, what is written by `em` is audited as the actor's. */
export function auditAs(em: EntityManager, actor: AuditActor): void {
  actors.set(em, actor);
}

/** Rows that are themselves notes of what happened. */
const UNAUDITED = [AuditEntry, OutboxEvent, IdempotencyKey];

/** Values that say nothing of the change, or that nobody may read. */
const UNTOLD = /^(academyId|id|createdAt|updatedAt|version|.*(token|password|hash).*)$/i;

/**
 * Leaves an {@link AuditEntry} for each row that a flush changes, in the same transaction, so that no use case can forget
 * it. Transactions without an actor (seeds, migrations) leave none. Bulk statements pass it by: services change entities.
 */
export class AuditTrail implements EventSubscriber {
  onFlush({ em, uow }: FlushEventArgs): void {
    const actor = actors.get(em as EntityManager);
    if (!actor) return;
    for (const change of uow.getChangeSets()) {
      const entry = entryOf(change, actor);
      if (!entry) continue;
      em.persist(entry);
      uow.computeChangeSet(entry);
    }
  }
}

function entryOf(change: ChangeSet<any>, actor: AuditActor): AuditEntry | null {
  if (UNAUDITED.some((kind) => change.entity instanceof kind)) return null;
  const isDelete = change.type === ChangeSetType.DELETE || change.type === ChangeSetType.DELETE_EARLY;
  const after = isDelete ? {} : toldOf(change, change.payload);
  const before = change.type === ChangeSetType.CREATE ? {} : toldOf(change, change.originalEntity ?? {});
  if (!isDelete && Object.keys(after).length === 0) return null;
  const entry = new AuditEntry();
  entry.academyId = change.entity.academyId ?? change.entity.id;
  entry.userId = actor.userId;
  entry.requestId = actor.requestId;
  entry.resource = change.meta.className;
  entry.resourceId = change.entity.id;
  entry.action = change.type === ChangeSetType.CREATE ? 'created' : isDelete || after.deletedAt ? 'deleted' : 'updated';
  entry.before = change.type === ChangeSetType.CREATE ? null : isDelete ? before : pick(before, Object.keys(after));
  entry.after = isDelete ? null : after;
  return entry;
}

/** The values as the properties that GraphQL shows: a relation's composite key is the id of the other row. */
function toldOf({ meta }: ChangeSet<any>, values: Record<string, any>): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const property = meta.properties[name];
    if (!property || UNTOLD.test(name)) continue;
    const isRelation = property.kind === ReferenceKind.MANY_TO_ONE || property.kind === ReferenceKind.ONE_TO_ONE;
    if (isRelation) told[`${name}Id`] = Array.isArray(value) ? value.at(-1) : (value?.id ?? value ?? null);
    else if (property.persist !== false) told[name] = asJson(value);
  }
  return told;
}

/** JSON columns are text by the time they are flushed. */
function asJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const pick = (values: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
