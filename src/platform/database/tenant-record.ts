import type { EntityMetadata } from '@mikro-orm/core';
import { Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 as uuid } from 'uuid';
import { now } from '../time/now.ts';
import { DateTimeScalar } from '../validation/scalars.ts';
import { Timestamp } from './columns.ts';
import { Node } from './node.ts';

/** The times that every resource stores: its creation and its last change. */
@ObjectType()
export abstract class RecordTimes {
  @Field(() => DateTimeScalar, { description: 'The time when the record was created: RFC 3339, UTC.' })
  @Property({ type: Timestamp, onCreate: () => now() })
  createdAt!: string;

  @Field(() => DateTimeScalar, { description: 'The time when the record was last changed: RFC 3339, UTC.' })
  // a new record's `updatedAt` equals its `createdAt` exactly
  @Property({ type: Timestamp, onCreate: (record: RecordTimes) => record.createdAt ?? now(), onUpdate: () => now() })
  updatedAt!: string;
}

/**
 * A row that belongs to one academy. The primary key and every foreign key begin with the id of the academy. The
 * database itself therefore refuses a reference to a row of another academy. Only the tenant session sets `academyId`.
 */
@ObjectType({ implements: Node })
export abstract class TenantRecord extends RecordTimes {
  @Field(() => ID, { description: 'The id of the academy that the record belongs to: a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  academyId!: string;

  @Field(() => ID, { description: 'The identifier of the record: a UUID (version 7).' })
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();
}

/** A tenant row that records a past event or the service's own work. Such rows are not audited. */
@ObjectType()
export abstract class NoteRecord extends TenantRecord {}

/** A tenant row that several people edit. Each change increments its version. */
@ObjectType()
export abstract class VersionedTenantRecord extends TenantRecord {
  @Field(() => Int, {
    description:
      'The version of the record, which starts at 1 and increases with each change. Send it back as ' +
      '`expectedVersion`.',
  })
  @Property({ type: 'integer', version: true, default: 1 })
  version!: number;
}

/** A tenant row that a delete hides but does not erase. */
@ObjectType()
export abstract class SoftDeletedTenantRecord extends VersionedTenantRecord {
  @Property({ type: Timestamp, nullable: true })
  deletedAt: string | null = null;
}

/**
 * A row of an academy that is derived from other records, in the transaction that writes these records. It can be
 * derived from them anew at any time.
 */
export abstract class DerivedTenantRow {
  @PrimaryKey({ type: 'uuid' })
  academyId!: string;
}

/** A sum over rows of an academy. Its primary key has the values that the added rows share, such as the month. */
export abstract class TenantSum extends DerivedTenantRow {}

/**
 * The number of rows in a table, grouped by the columns that filters use. The total of a list is then the sum
 * of a few counts. Triggers update the counts in the transaction that writes the rows. Each count is divided into
 * several shards, and each connection uses one of them, so that writers in an academy do not wait for each other. The
 * count in a single shard has no meaning and may be negative.
 */
export abstract class TenantCount extends TenantSum {
  @PrimaryKey({ type: 'integer' })
  shard!: number;

  @Property({ type: 'integer' })
  total!: number;
}

/** Returns options for a relation inside the academy: `tenantKey('course_id')` joins on (academy_id, course_id). */
export const tenantKey = (column: string, options: { nullable?: boolean } = {}) => ({
  ...options,
  joinColumns: ['academy_id', column],
  referencedColumnNames: ['academy_id', 'id'],
  ownColumns: [column],
  // "set null" would set academy_id to null too
  deleteRule: 'restrict',
  updateRule: 'restrict',
});

/**
 * Returns options for the plain id column of a {@link tenantKey} relation. Rows and GraphQL contain the id of the
 * related row under the name of this property.
 */
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
 * Declares {@link TenantIndexes} for lists that exclude deleted or voided rows. `gone` is the column that marks such
 * rows. Each index contains only the rows that are not marked, and ends with the column `gone`.
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

/** The column that marks deleted rows, which lists exclude: {@link SoftDeletedTenantRecord}. */
export const DELETED = { property: 'deletedAt', column: 'deleted_at' };

/** Returns true if rows of this class belong to an academy. */
export const isTenantClass = ({ prototype }: { readonly prototype: unknown }): boolean =>
  prototype instanceof TenantRecord || prototype instanceof DerivedTenantRow;

/** Returns true if rows of this entity belong to an academy. */
export const isTenantEntity = (meta: EntityMetadata): boolean => isTenantClass(meta.class);
