import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLEnumType, getNamedType, isEnumType, isObjectType } from 'graphql';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import type { ReadModel } from '../../src/platform/loaders/read-model.ts';
import { testApp } from '../support/app.ts';
import { schema } from '../support/service-schema.ts';
import { isTenantTable, readCatalogue, type Table } from './catalogue.ts';
import { PROJECT } from './sources.ts';

/** A column by which a list is ordered or filtered. */
interface Use {
  readonly table: string;
  readonly column: string;
  readonly why: string;
}

/** Returns the read models of all features, by the GraphQL type of their rows. */
async function readModels(): Promise<ReadModel<any>[]> {
  const features = join(PROJECT, 'src', 'features');
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(loaders|resource)\.ts$/.test(file),
  );
  const loaded = await Promise.all(files.map((file) => import(join(features, file)) as Promise<object>));
  return loaded.flatMap((exported) =>
    Object.values(exported).filter(
      (value): value is ReadModel<any> => value?.entity && typeof value.visibility === 'function',
    ),
  );
}

/** Returns the properties of an order enum: `createdAt`, `name`, … */
const propertiesOf = (order: GraphQLEnumType): string[] => [
  ...new Set(order.getValues().map(({ value }) => String(value).split(' ')[0] as string)),
];

/** Returns the columns by which the lists of a model are ordered. */
function orders(database: Database, model: ReadModel<any>): Use[] {
  const { tableName, properties } = database.orm.getMetadata().get(model.entity);
  return orderEnumsOf(model, database).flatMap((order) =>
    propertiesOf(order).map((property) => ({
      table: tableName,
      column: properties[property]?.fieldNames[0] ?? `${property}: no column`,
      why: `${order.name} by ${property}`,
    })),
  );
}

/** Returns the order enums of the model's root list. */
function orderEnumsOf(model: ReadModel<any>, database: Database): GraphQLEnumType[] {
  const name = graphqlNameOf(model, database);
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const connection = getNamedType(field.type);
    const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined;
    const order = field.args.find((argument) => argument.name === 'orderBy');
    if (!nodes || !order || getNamedType(nodes.type).name !== name) return [];
    const type = getNamedType(order.type);
    return isEnumType(type) ? [type] : [];
  });
}

/**
 * Returns the GraphQL name of a model's rows: `Staff` is StaffMember, `Attendance` is AttendanceRecord, and `Session` is
 * UserSession.
 */
function graphqlNameOf(model: ReadModel<any>, database: Database): string {
  const { className } = database.orm.getMetadata().get(model.entity);
  return (
    { Staff: 'StaffMember', Attendance: 'AttendanceRecord', Session: 'UserSession' }[className as string] ?? className
  );
}

/** Returns the plain columns that the filters of a model compare. */
function filters(database: Database, model: ReadModel<any>): Use[] {
  const { tableName, properties } = database.orm.getMetadata().get(model.entity);
  const engine = database.engine;
  const viewer = { userId: '', role: 'academy_admin', staffId: null, parentId: null, studentId: null } as const;
  return Object.entries(model.filters ?? {}).flatMap(([filter, condition]) => {
    const compared: string[] = [];
    const column = (property: string) => {
      compared.push(property);
      return sql``;
    };
    condition('', column, { engine, academyId: '', viewer, today: '2026-01-15', now: '2026-01-01T00:00:00.000Z' });
    return compared
      .filter((property) => !model.computed?.[property])
      .map((property) => ({
        table: tableName,
        column: properties[property]?.fieldNames[0] ?? `${property}: no column`,
        why: `filter ${filter}`,
      }));
  });
}

/** Tables whose rows belong to a user instead of an academy. */
const OF_USERS = ['sessions'];

describe('database indexes', () => {
  let database: Database;
  let tables: Table[];
  let models: ReadModel<any>[];

  beforeAll(async () => {
    database = (await testApp()).services.database;
    tables = await readCatalogue(database);
    const metadata = database.orm.getMetadata();
    // jobs are read from two tables, only by the Super Admin
    models = (await readModels()).filter(({ entity }) => !metadata.get(entity).expression);
  });

  /** Returns the columns without an index that begins with the owner (academy or user) followed by the column. */
  const unserved = (uses: Use[]): Use[] =>
    uses.filter(({ table: name, column }) => {
      const table = tables.find((each) => each.name === name) as Table;
      // an inbox is searched within the rows of its user
      const inbox = name === 'notifications' && column === 'kind' ? ['academy_id', 'user_id'] : null;
      const owner = inbox ?? (isTenantTable(table) ? ['academy_id'] : OF_USERS.includes(name) ? ['user_id'] : []);
      const beginning = [...owner, column];
      return ![table.primaryKey, ...table.indexes.map((index) => index.columns)].some((columns) =>
        beginning.every((each, place) => columns[place] === each),
      );
    });

  it('support each sort order of each list', () => {
    const uses = models.flatMap((model) => orders(database, model));
    const ordered = Object.values(schema.getTypeMap()).filter(
      (type) => isEnumType(type) && /(?<!^(Clash|Job|.+Report))Order$/.test(type.name),
    );
    expect(new Set(uses.map((use) => use.why.split(' ')[0])).size).toBe(ordered.length);
    expect(unserved(uses)).toEqual([]);
  });

  it('support each filter that compares a column', () => {
    const uses = models.flatMap((model) => filters(database, model));
    expect(uses.length).toBeGreaterThan(20);
    expect(unserved(uses)).toEqual([]);
  });

  // otherwise SQLite would check every parameter compared with the column, and prepare the statement again for each
  // value
  it('are never partial indexes whose WHERE condition compares a column with a single value', () => {
    const conditions = [...database.orm.getMetadata().getAll().values()].flatMap(({ indexes, uniques }) =>
      [...indexes, ...uniques].flatMap(({ where }) => (typeof where === 'string' ? where : [])),
    );
    expect(conditions.length).toBeGreaterThan(5);
    expect(conditions.filter((where) => /\w = '/.test(where))).toEqual([]);
  });

  it('exist for the column of each foreign key', () => {
    const unservedKeys = tables.flatMap((table) =>
      table.foreignKeys
        .filter((key) => {
          const isServed = (columns: readonly string[]) =>
            columns.slice(0, key.columns.length).toSorted().join() === key.columns.toSorted().join() ||
            (isTenantTable(table) && columns[0] === 'academy_id' && key.columns.includes(columns[1] as string));
          return !table.indexes.some((index) => isServed(index.columns));
        })
        .map((key) => `${table.name} (${key.columns.join(', ')})`),
    );
    expect(unservedKeys).toEqual([]);
  });
});
