import type { EntityMetadata } from '@mikro-orm/core';
import { Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 as uuid } from 'uuid';
import { now } from '../time/now.ts';
import { DateTimeScalar } from '../validation/scalars.ts';
import { Timestamp } from './columns.ts';
import { Node } from './node.ts';

/** The fields that every resource has: an id and its times. */
@ObjectType()
export abstract class RecordTimes {
  @Field(() => DateTimeScalar, { description: 'When the record was made: RFC 3339, UTC.' })
  @Property({ type: Timestamp, onCreate: () => now() })
  createdAt!: string;

  @Field(() => DateTimeScalar, { description: 'When the record was last changed: RFC 3339, UTC.' })
  // a new record has not changed since it was made, not even by a millisecond
  @Property({ type: Timestamp, onCreate: (record: RecordTimes) => record.createdAt ?? now(), onUpdate: () => now() })
  updatedAt!: string;
}

/**
 * A row that belongs to one academy. The primary key begins with the academy, and so does every foreign key, so the
 * database itself refuses a row that points into another academy. Only the tenant session sets `academyId`.
 */
@ObjectType({ implements: Node })
export abstract class TenantRecord extends RecordTimes {
  @Field(() => ID, { description: 'The academy that the record belongs to: a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  academyId!: string;

  @Field(() => ID, { description: 'The identifier of the record: a UUID (version 7).' })
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();
}

/** A tenant row that notes what happened, or what the service has to do and has done: the audit trail leaves it out. */
@ObjectType()
export abstract class NoteRecord extends TenantRecord {}

/** A tenant row that people edit together: each change counts its version up. */
@ObjectType()
export abstract class VersionedTenantRecord extends TenantRecord {
  @Field(() => Int, { description: 'Counts the changes of the record, from 1: send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  version!: number;
}

/** A tenant row that is hidden, not erased, when it is deleted. */
@ObjectType()
export abstract class SoftDeletedTenantRecord extends VersionedTenantRecord {
  @Property({ type: Timestamp, nullable: true })
  deletedAt: string | null = null;
}

/**
 * A sum over rows of an academy, stored beside them in the transaction that writes them: found by its key, the group,
 * and recomputed if it is wrong.
 */
export abstract class TenantSum {
  @PrimaryKey({ type: 'uuid' })
  academyId!: string;
}

/**
 * Numbers of rows of a table, by the columns that its lists are filtered by: totals are small sums. Triggers keep them,
 * in the transaction that writes the rows. Each connection counts in one of several shards, so that writers of an
 * academy do not wait for each other; a single shard has no meaning, and may be negative.
 */
export abstract class TenantCount extends TenantSum {
  @PrimaryKey({ type: 'integer' })
  shard!: number;

  @Property({ type: 'integer' })
  total!: number;
}

/** Options of a relation inside the academy: `tenantKey('course_id')` joins on (academy_id, course_id). */
export const tenantKey = (column: string, options: { nullable?: boolean } = {}) => ({
  ...options,
  joinColumns: ['academy_id', column],
  referencedColumnNames: ['academy_id', 'id'],
  ownColumns: [column],
  // "set null" would null academy_id as well
  deleteRule: 'restrict',
  updateRule: 'restrict',
});

/** Options of the plain column beside a {@link tenantKey} relation: what rows and GraphQL show of it. */
export const keyColumn = (column: string, options: { nullable?: boolean } = {}) =>
  ({ ...options, type: 'uuid', fieldName: column, persist: false }) as const;

/** Declares an index for each list order, filter or foreign key: (academy_id, ...properties, id). */
export function TenantIndexes(...orders: (string | string[])[]): ClassDecorator {
  return (target) => {
    for (const order of orders) {
      Index({ properties: ['academyId', ...[order].flat(), 'id'] as never })(target as never);
    }
  };
}

/**
 * The same for lists of the rows that are not `gone` (deleted, or voided): only these are in the index, with the columns
 * that filters need to skip rows in it.
 */
export function ListIndexes(
  gone: { property: string; column: string },
  ...orders: (string | string[])[]
): ClassDecorator {
  return (target) => {
    for (const order of orders) {
      const properties = ['academyId', ...[order].flat(), 'id', gone.property];
      Index({ properties: properties as never, where: `${gone.column} is null` })(target as never);
    }
  };
}

/** Rows that are left out of all lists: {@link SoftDeletedTenantRecord}. */
export const DELETED = { property: 'deletedAt', column: 'deleted_at' };

/** Whether rows of this class belong to an academy. */
export const isTenantClass = ({ prototype }: { readonly prototype: unknown }): boolean =>
  prototype instanceof TenantRecord || prototype instanceof TenantSum;

/** Whether rows of this entity belong to an academy. */
export const isTenantEntity = (meta: EntityMetadata): boolean => isTenantClass(meta.class);
