import { type EntityMetadata, JsonType, ReferenceKind } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isTenantEntity } from '../database/tenant-record.ts';
import type { ReadContext, ReadModel, Sql } from './read-model.ts';
import type { Selection } from './selection.ts';

/** The type of a sort key or cursor value. */
export type ColumnKind = 'timestamp' | 'date' | 'integer' | 'text';

interface Column {
  readonly reference: Sql;
  readonly kind: ColumnKind;
  readonly nullable: boolean;
  readonly isUuid: boolean;
  readonly decode: ((value: unknown) => unknown) | undefined;
}

/** A read model with its table. */
export interface Table {
  /** The table's name in the database. */
  readonly name: string;
  /** Returns the table, or the entity's SQL expression, with the alias `t`. */
  from(context: Pick<ReadContext, 'academyId'>): Sql;
  readonly tenant: boolean;
  readonly softDeleted: boolean;
  /** The default order of lists; newest first if omitted. */
  readonly order: readonly string[] | undefined;
  /** Returns the type of a property's values in cursors. */
  kind(property: string): ColumnKind;
  /** Returns true if rows have the property, as a column or computed. */
  has(property: string): boolean;
  /** Returns true if the property may be null for the caller. */
  nullable(property: string, context: ReadContext): boolean;
  /** Returns true if the property is stored as a UUID. */
  isUuid(property: string): boolean;
  /** Returns the SQL for a property as the caller may see it. */
  column(property: string, context: ReadContext): Sql;
  /** Returns the properties that a selection needs, always including the id. */
  properties(selection: Selection): readonly string[];
  /** Returns the select list: `t.course_id as "courseId", …` */
  select(properties: readonly string[], context: ReadContext): Sql;
  /**
   * Converts the values of the driver for the selected properties to the types of the properties. Changes the rows in
   * place.
   */
  decode(rows: Record<string, unknown>[], properties: readonly string[]): void;
}

/**
 * The text in the expression of an entity that stands for the id of the academy. In statements, a parameter replaces
 * it.
 */
const ACADEMY_ID = ':academy_id';

const tables = new WeakMap<Database, Map<ReadModel<object>, Table>>();

/** Returns the table of a read model in a database. The result is cached. */
export function tableOf(database: Database, model: ReadModel<object>): Table {
  const known = tables.get(database) ?? new Map<ReadModel<object>, Table>();
  tables.set(database, known);
  const table = known.get(model) ?? describe(database, model);
  known.set(model, table);
  return table;
}

function fromOf({ expression, tableName }: EntityMetadata): Table['from'] {
  if (typeof expression !== 'string') {
    const from = sql`${sql.table(tableName)} as t`;
    return () => from;
  }
  const parts = expression.split(ACADEMY_ID).map((part) => sql.raw(part));
  return ({ academyId }) => sql`(${sql.join(parts, sql`${academyId}`)}) as t`;
}

function describe(database: Database, model: ReadModel<object>): Table {
  const meta = database.orm.getMetadata().get(model.entity);
  const columns = columnsOf(database, meta);
  const decodeJson = database.codec.decoder('json');
  const asked = new WeakMap<Selection, readonly string[]>();

  const needed = (field: string): readonly string[] => {
    if (model.needs?.[field]) return model.needs[field];
    if (columns.has(field) || model.computed?.[field]) return [field];
    return columns.has(`${field}Id`) ? [`${field}Id`] : [];
  };

  const column = (property: string, context: ReadContext): Sql => {
    const computed = model.computed?.[property];
    const known = columns.get(property);
    const value = computed ? computed(context) : known?.reference;
    if (!value) throw new Error(`${meta.className} has no property ${property} to read.`);
    const condition = model.propertyVisibility?.(property, context.viewer, context.scopes);
    return condition ? sql`case when ${condition} then ${value} end` : value;
  };

  return {
    name: meta.tableName,
    from: fromOf(meta),
    tenant: isTenantEntity(meta),
    softDeleted: columns.has('deletedAt'),
    order: model.order,
    kind: (property) => columns.get(property)?.kind ?? 'text',
    has: (property) => columns.has(property) || model.computed?.[property] !== undefined,
    nullable: (property, { viewer, scopes }) =>
      (columns.get(property)?.nullable ?? true) || model.propertyVisibility?.(property, viewer, scopes) !== undefined,
    isUuid: (property) => columns.get(property)?.isUuid === true,
    column,
    properties(selection) {
      let properties = asked.get(selection);
      if (!properties) {
        properties = [...new Set(['id', ...[...selection.keys()].flatMap(needed)])].sort();
        asked.set(selection, properties);
      }
      return properties;
    },
    select: (properties, context) =>
      sql.join(properties.map((property) => sql`${column(property, context)} as ${sql.ref(property)}`)),
    decode(rows, properties) {
      for (const property of properties) {
        const decode = model.computedJson?.includes(property) ? decodeJson : columns.get(property)?.decode;
        if (decode) for (const row of rows) row[property] = decode(row[property]);
      }
    },
  };
}

function columnsOf(database: Database, meta: EntityMetadata): Map<string, Column> {
  const columns = new Map<string, Column>();
  for (const property of meta.props) {
    const [name] = property.fieldNames ?? [];
    // a relation is read through the plain column of its key
    if (property.kind !== ReferenceKind.SCALAR || !name || (property.persist === false && !isKey(meta, name))) continue;
    const isJson = property.customType instanceof JsonType;
    const type = property.runtimeType === 'boolean' ? 'boolean' : isJson ? 'json' : 'other';
    columns.set(property.name, {
      reference: sql.ref(`t.${name}`),
      kind: kindOf(property.columnTypes?.[0] ?? '', property.name),
      nullable: property.nullable === true,
      isUuid: property.type === 'uuid',
      decode: database.codec.decoder(type),
    });
  }
  return columns;
}

/** Returns true if a relation stores the column that a plain property exposes. */
const isKey = (meta: EntityMetadata, column: string): boolean =>
  meta.relations.some((relation) => relation.fieldNames?.includes(column));

function kindOf(columnType: string, property: string): ColumnKind {
  if (columnType.startsWith('timestamp') || (columnType.startsWith('datetime') && property.endsWith('At'))) {
    return 'timestamp';
  }
  if (columnType === 'date') return 'date';
  return /int/.test(columnType) ? 'integer' : 'text';
}
