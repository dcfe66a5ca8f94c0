import 'reflect-metadata';
import { MetadataStorage } from '@mikro-orm/core';
import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { routesOf } from '../../rest/routes/index.ts';
import { modules } from '../../src/features/index.ts';
import { FeePlanStatus } from '../../src/features/money/plans/fee-plan.enums.ts';
import {
  SoftDeletedTenantRecord,
  type TenantRecord,
  VersionedTenantRecord,
} from '../../src/platform/database/tenant-record.ts';
import { declaredColumns } from '../../src/platform/fields/declared-columns.ts';
import { samplesOf } from '../../src/platform/fields/samples.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';
import { readOf } from '../../src/platform/loaders/field-read.ts';
import { camelCase, snakeCase } from '../../src/platform/validation/messages.ts';
import type { AcademySeed } from './seed.ts';

/** The path of the list of a name: `/webhook-endpoints`. */
export const listPath = (list: string): string => `/${snakeCase(list).replaceAll('_', '-')}`;

/** The facts about a resource that tests cannot derive. */
interface Entry {
  /** Makes a row with the given values, and its required ones. Absent if samples of its columns are enough. */
  readonly make?: (make: AcademySeed, given?: Record<string, unknown>) => Promise<{ id: string }>;
  /** The name in its operations, if that differs from its type: `updateTimeOff`. */
  readonly noun?: string;
  /** The text that tests change, if that is not the first one that its update takes. */
  readonly text?: string;
}

const someStudent = async (make: AcademySeed) => ({ studentId: (await make.student()).id });

/** The resources that are special, by the names of their lists. */
const ENTRIES: Record<string, Entry> = {
  staff: { make: (make, given) => make.staff(given) },
  batches: { make: (make, given) => make.batch(given) },
  courses: { make: (make, given) => make.course(given) },
  timeOff: {
    noun: 'TimeOff',
    make: async (make, given) => make.timeOff({ staffId: (await make.staff()).id, ...given }),
  },
  closures: { make: (make, given) => make.closure(given) },
  classSessions: { noun: 'Session', make: (make, given) => make.session(given) },
  students: { make: (make, given) => make.student(given) },
  parents: { make: (make, given) => make.parent(given) },
  enrollments: {
    text: 'notes',
    make: async (make, given) => make.enrollment({ ...(await someStudent(make)), ...given }),
  },
  attendance: { make: async (make, given) => make.attendance({ ...(await someStudent(make)), ...given }) },
  fees: { text: 'notes', make: async (make, given) => make.fee({ ...(await someStudent(make)), ...given }) },
  payments: {
    make: async (make, given) =>
      make.payment({ feeId: (await make.fee(await someStudent(make))).id, amount: 100, ...given }),
  },
  accounts: { make: async (make, given) => make.account({ ...(await someStudent(make)), ...given }) },
  creditNotes: {
    make: async (make, given) =>
      make.creditNote({ feeId: (await make.fee(await someStudent(make))).id, ...given } as { feeId: string }),
  },
  terms: { make: (make, given) => make.term(given) },
  feePlans: {
    // those that are billed by are neither changed nor deleted
    make: (make, given) => make.feePlan({ status: FeePlanStatus.DRAFT, ...given }),
  },
  discounts: { make: (make, given) => make.discount(given) },
  billingRuns: { make: (make, given) => make.billingRun(given) },
  webhookEndpoints: { text: 'description', make: (make, given) => make.webhookEndpoint(given) },
  webhookDeliveries: {
    make: async (make, given) => make.webhookDelivery({ endpointId: (await make.webhookEndpoint()).id, ...given }),
  },
};

/** Lists whose rows come into being in ways of their own, which have their own tests. */
const OTHERS: Record<string, string> = {
  academies: 'outside of any academy',
  members: 'users with a role',
  apiKeys: 'shown once, with a user of their own',
  calendarFeeds: 'of the caller alone, with a secret address',
  invitations: 'open ones alone, with a secret token',
  mySessions: 'of the caller, outside of any academy',
  clashes: 'worked out of sessions',
  auditLog: 'written by the service itself',
  jobs: 'of all academies and none, for the Super Admin alone',
};

/** A list of the schema: what it takes and what it holds. */
export interface ListField {
  readonly name: string;
  /** The type of its rows: `Batch`. */
  readonly type: string;
  /** The type of its filter: `BatchFilter`. */
  readonly filter: string;
  /** The enum of its orders: `BatchOrder`. */
  readonly order: string;
  /** Its sort keys: `createdAt` and `updatedAt` first. */
  readonly keys: readonly string[];
  /** Its filters by the id of another row: `courseId`. */
  readonly idFilters: readonly string[];
}

/** A resource as the schema, the entities and the routes describe it. */
export interface Resource extends ListField {
  readonly entity: new () => TenantRecord;
  /** The name in its operations: `Batch`. */
  readonly noun: string;
  /** Makes a row with the given values, and its required ones. */
  readonly make: (make: AcademySeed, given?: Record<string, unknown>) => Promise<{ id: string }>;
  /** A text that its update operation can change; absent if there is none. */
  readonly text?: string;
  /** The query for one row: `batch`. */
  readonly one: string;
  /** The table of its rows: `batches`. */
  readonly table: string;
  /** The path of REST: `/batches`. Null where REST has no list of it. */
  readonly path: string | null;
  /** Names the operations: `createBatch`, `updateBatch`. */
  readonly operation: (verb: string) => string;
  readonly isVersioned: boolean;
  readonly isSoftDeleted: boolean;
  /** The lists below a row. */
  readonly lists: readonly ListField[];
}

const schema = buildServiceSchema(modules);
const routes = routesOf(schema);
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});

type Field = GraphQLField<unknown, unknown>;

/** The mutations of the schema, by name. */
export const mutations: Readonly<Record<string, Field>> = schema.getMutationType()?.getFields() ?? {};

/** The type of the rows of a connection; null for any other field. */
function rowsOf({ type, args }: Field): GraphQLObjectType | null {
  const connection = getNamedType(type);
  if (!isObjectType(connection) || !args.some(({ name }) => name === 'orderBy')) return null;
  return getNamedType(connection.getFields().nodes?.type) as GraphQLObjectType;
}

function listField(field: Field): ListField {
  const argument = (name: string) => getNamedType(field.args.find((each) => each.name === name)?.type);
  const order = argument('orderBy') as GraphQLEnumType;
  const filter = argument('filter') as GraphQLInputObjectType;
  const values = order.getValues().map(({ name }) => name);
  const keys = values.filter((name) => name.endsWith('_ASC')).map((name) => camelCase(name.slice(0, -4).toLowerCase()));
  const times = ['createdAt', 'updatedAt'];
  const inputs = Object.values(filter.getFields());
  return {
    name: field.name,
    type: (rowsOf(field) as GraphQLObjectType).name,
    filter: filter.name,
    order: order.name,
    keys: [...times.filter((key) => keys.includes(key)), ...keys.filter((key) => !times.includes(key))],
    idFilters: inputs.filter(({ type }) => String(getNullableType(type)) === 'ID').map(({ name }) => name),
  };
}

const listsIn = (fields: Iterable<Field>): ListField[] =>
  [...fields].filter((field) => rowsOf(field) !== null).map(listField);

/**
 * The lists of the schema that are below nothing, those of no resource of an academy among them. The rows of reports are
 * none: they sum others up.
 */
export const rootFields: readonly ListField[] = listsIn(queries.filter(({ name }) => !name.endsWith('Report')));

/** The query for one row of a type: `staffMember`. */
export function singleOf(type: string): string {
  const query = queries.find((field) => field.args[0]?.name === 'id' && getNamedType(field.type).name === type);
  if (!query) throw new Error(`There is no query for one ${type}.`);
  return query.name;
}

/**
 * Every resource of an academy. The lists, their arguments, orders, filters and searches, ids, deletion, versions, entity tags,
 * CSV, statement counts, isolation and the races are tested for each of them.
 */
export const resources: readonly Resource[] = rootFields.filter(({ name }) => !(name in OTHERS)).map(resourceOf);

function resourceOf(list: ListField): Resource {
  const { noun = list.type, make, text }: Entry = ENTRIES[list.name] ?? {};
  const entity = entityOf(list);
  const operation = (verb: string) => `${verb}${noun}`;
  const type = schema.getType(list.type) as GraphQLObjectType;
  return {
    ...list,
    entity,
    make: make ?? ((academy, given) => academy.record(entity, given)),
    noun,
    ...(text === undefined ? textIn(entity, mutations[operation('update')]) : { text }),
    operation,
    one: singleOf(list.type),
    table: tableOf(entity),
    path: routes.find((route) => route.operation === list.name && route.answer === 'page')?.path ?? null,
    isVersioned: entity.prototype instanceof VersionedTenantRecord,
    isSoftDeleted: entity.prototype instanceof SoftDeletedTenantRecord,
    lists: listsIn(Object.values(type.getFields())),
  };
}

/** The entity that the rows of a list are read by. */
function entityOf({ name }: ListField): new () => TenantRecord {
  const read = readOf(schema.getQueryType()?.getFields()[name] as Field);
  if (read?.kind !== 'list') throw new Error(`${name} is read by no model.`);
  return read.model.entity as new () => TenantRecord;
}

/** The first column with a text that an update takes. */
function textIn(entity: new () => TenantRecord, update: Field | undefined): { text?: string } {
  const input = getNamedType(update?.args.find(({ name }) => name === 'input')?.type);
  const fields = isInputObjectType(input) ? input.getFields() : {};
  const [text] = [...declaredColumns(entity)].find(([name, { kind }]) => kind.isText && name in fields) ?? [];
  return text === undefined ? {} : { text };
}

/** The table that the decorator of an entity names. */
function tableOf(entity: new () => TenantRecord): string {
  const known = Object.values(MetadataStorage.getMetadata()).find(({ className }) => className === entity.name);
  if (!known) throw new Error(`${entity.name} is no entity.`);
  return known.tableName;
}

/** The resource of a list. */
export function resource(name: string): Resource {
  const known = resources.find((each) => each.name === name);
  if (!known) throw new Error(`There is no resource ${name}.`);
  return known;
}

/** The resources that are created, changed and deleted by the operations that all such have. */
export const standard: readonly Resource[] = resources.filter(({ operation }) =>
  ['create', 'update', 'delete'].every((verb) => operation(verb) in mutations),
);

/** Returns the inputs of a type's new rows. */
export const inputsOf = (type: string): string[] => Object.keys(inputFieldsOf(type));

const inputFieldsOf = (type: string) =>
  (schema.getType(`Create${type}Input`) as GraphQLInputObjectType | undefined)?.getFields() ?? {};

/** Samples of all that a new row of a resource may leave out or have as null. `label` is part of each text. */
export function optionalSamples(name: string, label: string): Record<string, unknown> {
  const { entity, type } = resource(name);
  const columns = declaredColumns(entity);
  const isOptional = (field: string) => columns.get(field)?.isNullable === true;
  return samplesOf(entity, label, inputsOf(type).filter(isOptional)) as Record<string, unknown>;
}

/** Samples of all that a new row of a resource must have. `label` is part of each text. */
export function requiredInput(name: string, label: string): Record<string, unknown> {
  const { entity, type } = resource(name);
  const required = Object.values(inputFieldsOf(type)).filter((field) => isNonNullType(field.type));
  return samplesOf(
    entity,
    label,
    required.map((field) => field.name),
  ) as Record<string, unknown>;
}

/** The resources that are edited, each by an operation `update…`. */
export const edited: readonly (Resource & { readonly text: string })[] = resources.filter(
  (each): each is Resource & { text: string } => each.text !== undefined && each.operation('update') in mutations,
);

/**
 * Objects below a row that are worked out of other rows by a statement of their own, all those of a list at once: no query
 * with them is planned as one statement.
 */
const WORKED_OUT: readonly string[] = ['clashes'];

/** Returns the computed fields below the rows of a type. */
export const workedOutBelow = (typeName: string): string[] =>
  Object.keys((schema.getType(typeName) as GraphQLObjectType).getFields()).filter((name) => WORKED_OUT.includes(name));

/**
 * Returns the relations of a type, as a selection of ids: `id course { id } instructor { id }`. One level, or more if
 * given. Without computed fields.
 */
export function relationsOf(typeName: string, levels = 1, above: readonly string[] = []): string {
  const type = schema.getType(typeName) as GraphQLObjectType;
  const below = Object.values(type.getFields()).flatMap((field) => {
    const target = getNamedType(field.type);
    if (levels === 0 || !isObjectType(target) || rowsOf(field) !== null || !('id' in target.getFields())) return [];
    if (WORKED_OUT.includes(field.name)) return [];
    const path = [...above, typeName];
    return path.includes(target.name) ? [] : [`${field.name} { ${relationsOf(target.name, levels - 1, path)} }`];
  });
  return ['id', ...below].join(' ');
}

/** Returns the query for a row by the name of an id filter: `instructorId` of batches is a `staffMember`. Null for none. */
export function namedBy(list: ListField, idFilter: string): string | null {
  const name = idFilter.replace(/Id$/, '');
  const type = schema.getType(list.type) as GraphQLObjectType;
  const target = getNamedType(type.getFields()[name]?.type);
  if (isObjectType(target)) return singleOf(target.name);
  if (name === 'formerInstructor') return singleOf('StaffMember');
  return resources.find(({ one }) => one === name)?.one ?? null;
}
