import {
  BigIntType,
  ChangeSetType,
  type EntityMetadata,
  type EntityProperty,
  type EventSubscriber,
  type FlushEventArgs,
  JsonType,
  ReferenceKind,
  type UnitOfWork,
} from '@mikro-orm/core';
import { actorIn } from '../database/actor.ts';
import type { FlushedChange } from '../database/flushed-change.ts';
import { academyOf } from '../database/tenant-guard.ts';
import { isTenantEntity, NoteRecord } from '../database/tenant-record.ts';
import { documentedNames } from '../fields/documented-names.ts';
import { formatMoney } from '../validation/scalars.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/**
 * Matches the names of properties that the audit log omits: properties that the service sets itself, and secrets such
 * as tokens.
 */
const UNTOLD = /^(academyId|id|createdAt|updatedAt|version|formerInstructor|.*(token|password|hash|secret).*)$/i;

/**
 * When a flush changes rows of an academy or the academy itself, adds an {@link AuditEntry} for each changed row. The
 * entries are written in the same transaction. Use cases therefore need not record changes themselves. Transactions
 * without an actor (seeds, migrations) add no entries. Bulk statements bypass this subscriber, so a service must write
 * through entities, or call `auditChanges` after a bulk statement.
 */
export class AuditTrail implements EventSubscriber {
  onFlush({ em, uow }: FlushEventArgs): void {
    const actor = actorIn(em);
    const academyId = academyOf(em);
    if (!actor || !academyId) return;
    for (const change of uow.getChangeSets()) {
      const isAudited = isTenantEntity(change.meta) || change.entity.id === academyId;
      if (!isAudited || change.entity instanceof NoteRecord) continue;
      const entry = entryOf(change, uow);
      if (!entry) continue;
      em.persist(Object.assign(entry, actor, { academyId }));
      uow.computeChangeSet(entry);
    }
  }
}

/** Returns the audit entry for a change; null if the audit log must not contain the change. */
function entryOf(change: FlushedChange, uow: UnitOfWork): AuditEntry | null {
  const { entity, meta, type } = change;
  const isNew = type === ChangeSetType.CREATE;
  const isGone = type === ChangeSetType.DELETE || type === ChangeSetType.DELETE_EARLY;
  const before = isNew ? {} : toldOf(meta, change.originalEntity ?? uow.getOriginalEntityData(entity) ?? {});
  const after = isGone ? {} : toldOf(meta, change.payload);
  const deletion = isNew || isGone ? undefined : change.payload.deletedAt;
  if (!isGone && deletion === undefined && Object.keys(after).length === 0) return null;
  // the erasure of a person adds its own entry, without the former values
  if (after.erasedAt) return null;
  const entry = new AuditEntry();
  entry.resource = meta.className;
  entry.resourceId = entity.id;
  entry.action = isNew ? 'created' : isGone || deletion ? 'deleted' : deletion === null ? 'restored' : 'updated';
  entry.before = isNew ? null : isGone ? before : pick(before, Object.keys(after));
  entry.after = isGone ? null : after;
  return entry;
}

/**
 * Returns the values by their GraphQL names. A relation becomes the id of the row to which it points: `courseId`.
 * Internal columns are omitted, because GraphQL does not have them.
 */
function toldOf(meta: EntityMetadata, values: Record<string, unknown>): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  const documented = documentedNames(meta.class);
  for (const [name, value] of Object.entries(values)) {
    const property = meta.properties[name];
    if (!property || property.persist === false || UNTOLD.test(name)) continue;
    if (property.kind === ReferenceKind.SCALAR) {
      if (documented?.has(name) ?? true) told[name] = shownOf(property, value);
    } else told[keyOf(meta, property)] = value == null ? null : [value].flat().at(-1);
  }
  return told;
}

/**
 * Returns the name of the plain property that contains the id to which a relation points. The column of this property
 * is the last column of the relation's composite key.
 */
function keyOf(meta: EntityMetadata, relation: EntityProperty): string {
  const column = relation.fieldNames.at(-1);
  const isKey = (property: EntityProperty) => property.persist === false && property.fieldNames?.[0] === column;
  return meta.props.find(isKey)?.name ?? `${relation.name}Id`;
}

/** Converts a value from its database form to its form in the API. */
function shownOf({ customType }: EntityProperty, value: unknown): unknown {
  if (value == null) return null;
  if (customType instanceof JsonType) return typeof value === 'string' ? JSON.parse(value) : value;
  if (customType instanceof BigIntType) return formatMoney(Number(value));
  return value;
}

const pick = (values: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
