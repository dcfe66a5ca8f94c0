import 'reflect-metadata';
import { MetadataStorage } from '@mikro-orm/core';
import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import { routesOf } from '../../rest/routes/index.ts';
import { TermComment } from '../../src/features/learning/grades/comments/term-comment.entity.ts';
import { GradeScale } from '../../src/features/learning/grades/scales/grade-scale.entity.ts';
import { StudentLevel } from '../../src/features/learning/skills/promotions/student-level.entity.ts';
import { FeePlanStatus } from '../../src/features/money/plans/fee-plan.enums.ts';
import { Announcement } from '../../src/features/operations/notices/announcements/announcement.entity.ts';
import { NotificationTemplate } from '../../src/features/operations/notices/templates/notification-template.entity.ts';
import {
  SoftDeletedTenantRecord,
  type TenantRecord,
  VersionedTenantRecord,
} from '../../src/platform/database/tenant-record.ts';
import { declaredColumns } from '../../src/platform/fields/declared-columns.ts';
import { samplesOf } from '../../src/platform/fields/samples.ts';
import { inputFieldsOf } from '../../src/platform/graphql/input-fields.ts';
import { readOf } from '../../src/platform/loaders/field-read.ts';
import { camelCase, snakeCase } from '../../src/platform/validation/messages.ts';
import { makeMaterial } from './materials.ts';
import type { AcademySeed } from './seed.ts';
import { schema } from './service-schema.ts';

/**
 * Returns the REST path of a list from the name of the list in GraphQL: `/webhook-endpoints` from `webhookEndpoints`.
 */
export const listPath = (list: string): string => `/${snakeCase(list).replaceAll('_', '-')}`;

/** Values that tests need for a resource, and cannot derive from the schema. */
interface Entry {
  /**
   * Creates a row with its required values and the given values. Absent if generated samples of its columns are
   * sufficient.
   */
  readonly make?: (make: AcademySeed, given?: Record<string, unknown>) => Promise<{ id: string }>;
  /** The noun in the names of the operations, if it differs from the name of the type: `TimeOff` in `updateTimeOff`. */
  readonly noun?: string;
  /**
   * The name of the text field that tests change. Absent if this is the first text field in the input of the update
   * operation.
   */
  readonly text?: string;
}

const someStudent = async (make: AcademySeed) => ({ studentId: (await make.student()).id });

let languages = 0;

/** Returns a part for a language tag, so that each template has a different language tag. */
const languageCode = (): string => `x-${(++languages).toString(36).padStart(4, 'a')}`;

/** The resources that need an entry, by the name of their list. */
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
  invoices: {
    make: async (make, given) =>
      make.invoice({ feeId: (await make.fee(await someStudent(make))).id, ...given } as { feeId: string }),
  },
  terms: { make: (make, given) => make.term(given) },
  feePlans: {
    // a draft, because plans in use are neither changed nor deleted
    make: (make, given) => make.feePlan({ status: FeePlanStatus.DRAFT, ...given }),
  },
  notificationTemplates: {
    text: 'body',
    make: (make, given) =>
      make.record(NotificationTemplate, { subject: 'Absent', locale: `en-${languageCode()}`, ...given }),
  },
  announcements: {
    text: 'title',
    make: (make, given) => make.record(Announcement, { audience: { everyone: true }, ...given }),
  },
  gradeScales: {
    make: (make, given) =>
      make.record(GradeScale, {
        bands: [
          { min: 50, grade: 'P' },
          { min: 0, grade: 'F' },
        ],
        ...given,
      }),
  },
  termComments: {
    make: async (make, given) => {
      const enrollmentId = (await make.enrollment(await someStudent(make))).id;
      return make.record(TermComment, { enrollmentId, ...given });
    },
  },
  materials: { make: (make, given) => makeMaterial(make, given) },
  discounts: { make: (make, given) => make.discount(given) },
  certificates: {
    make: async (make, given) => make.certificate({ ...(await someStudent(make)), expiresOn: '2030-01-01', ...given }),
  },
  studentLevels: { make: (make, given) => make.record(StudentLevel, { reason: 'Talent', ...given }) },
  billingRuns: { make: (make, given) => make.billingRun(given) },
  webhookEndpoints: { text: 'description', make: (make, given) => make.webhookEndpoint(given) },
  webhookDeliveries: {
    make: async (make, given) => make.webhookDelivery({ endpointId: (await make.webhookEndpoint()).id, ...given }),
  },
};

/** The lists that `resources` excludes, by name, each with a note on its rows. Other tests cover these lists. */
const OTHERS: Record<string, string> = {
  academies: 'outside of any academy',
  members: 'users with a role',
  apiKeys: 'shown once, with a user of their own',
  calendarFeeds: 'of the caller alone, with a secret address',
  invitations: 'open ones alone, with a secret token',
  mySessions: 'of the caller, outside of any academy',
  clashes: 'worked out of sessions',
  auditLog: 'written by the service itself',
  files: 'of the caller alone, uploaded with their contents',
  notifications: "of the caller's own inbox",
  notificationSends: 'written by the service itself, to recipients of several kinds',
  jobs: 'of all academies and none, for the Super Admin alone',
};

/** A list in the schema, with its arguments and its rows. */
export interface ListField {
  readonly name: string;
  /** The type of the list's rows: `Batch`. */
  readonly type: string;
  /** The type of the list's filter: `BatchFilter`. */
  readonly filter: string;
  /** The enum for the list's orders: `BatchOrder`. */
  readonly order: string;
  /** The sort keys of the list, with `createdAt` and `updatedAt` first. */
  readonly keys: readonly string[];
  /** The filters of the list that contain the id of a related row: `courseId`. */
  readonly idFilters: readonly string[];
}

/** A resource, derived from the schema, the entities and the routes. */
export interface Resource extends ListField {
  readonly entity: new () => TenantRecord;
  /** The noun in the names of its operations: `Batch` in `createBatch`. */
  readonly noun: string;
  /** Creates a row with its required values and the given values. */
  readonly make: (make: AcademySeed, given?: Record<string, unknown>) => Promise<{ id: string }>;
  /** The name of a text field that the update operation can change; absent if there is no such field. */
  readonly text?: string;
  /** The name of the query for one row: `batch`. */
  readonly one: string;
  /** The name of the table: `batches`. */
  readonly table: string;
  /** The REST path: `/batches`. Null if REST has no list of the resource. */
  readonly path: string | null;
  /** Returns the name of the operation for a verb: `createBatch` for `create`. */
  readonly operation: (verb: string) => string;
  readonly isVersioned: boolean;
  readonly isSoftDeleted: boolean;
  /** The lists that are fields of the type, such as the enrollments of a batch. */
  readonly lists: readonly ListField[];
}
const routes = routesOf(schema);
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});

type Field = GraphQLField<unknown, unknown>;

/** The mutations of the schema, by name. */
export const mutations: Readonly<Record<string, Field>> = schema.getMutationType()?.getFields() ?? {};

/** Returns the row type of a connection field; null for any other field. */
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
 * The root lists of the schema, including lists that belong to no academy. Reports are excluded, because their rows
 * aggregate other rows.
 */
export const rootFields: readonly ListField[] = listsIn(queries.filter(({ name }) => !name.endsWith('Report')));

/** Returns the name of the query for one row of a type: `staffMember`. */
export function singleOf(type: string): string {
  const query = queries.find((field) => field.args[0]?.name === 'id' && getNamedType(field.type).name === type);
  if (!query) throw new Error(`There is no query for one ${type}.`);
  return query.name;
}

/**
 * Every resource of an academy. Tests use this list to check all resources for lists, arguments, orders, filters,
 * searches, ids, deletion, versions, entity tags, CSV, statement counts, isolation and races.
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

/** Returns the entity of a list's rows. */
function entityOf({ name }: ListField): new () => TenantRecord {
  const read = readOf(schema.getQueryType()?.getFields()[name] as Field);
  if (read?.kind !== 'list') throw new Error(`${name} is read by no model.`);
  return read.model.entity as new () => TenantRecord;
}

/** Returns the name of the first text column that the input of an update contains. */
function textIn(entity: new () => TenantRecord, update: Field | undefined): { text?: string } {
  const names = namesOf((update && inputFieldsOf(update)) ?? []);
  const [text] = [...declaredColumns(entity)].find(([name, { kind }]) => kind.isText && names.includes(name)) ?? [];
  return text === undefined ? {} : { text };
}

/** Returns the table that an entity's decorator names. */
function tableOf(entity: new () => TenantRecord): string {
  const known = Object.values(MetadataStorage.getMetadata()).find(({ className }) => className === entity.name);
  if (!known) throw new Error(`${entity.name} is no entity.`);
  return known.tableName;
}

/** Returns the resource of a list. */
export function resource(name: string): Resource {
  const known = resources.find((each) => each.name === name);
  if (!known) throw new Error(`There is no resource ${name}.`);
  return known;
}

/** The resources with the standard operations to create, change and delete. */
export const standard: readonly Resource[] = resources.filter(({ operation }) =>
  ['create', 'update', 'delete'].every((verb) => operation(verb) in mutations),
);

/** Returns the names of the input fields for a resource's new rows. */
export const inputsOf = (of: Resource): string[] => namesOf(inputsOfNew(of));

function inputsOfNew({ operation }: Resource): GraphQLInputField[] {
  const mutation = mutations[operation('create')];
  return (mutation && inputFieldsOf(mutation)) ?? [];
}

function namesOf(fields: readonly GraphQLInputField[]): string[] {
  return fields.map(({ name }) => name);
}

/** Returns samples for all optional or nullable values of a resource's new row. `label` is part of each text. */
export function optionalSamples(name: string, label: string): Record<string, unknown> {
  const of = resource(name);
  const columns = declaredColumns(of.entity);
  const isOptional = (field: string) => columns.get(field)?.isNullable === true;
  return samplesOf(of.entity, label, inputsOf(of).filter(isOptional)) as Record<string, unknown>;
}

/** Returns samples for all required values of a resource's new row. `label` is part of each text. */
export function requiredInput(name: string, label: string): Record<string, unknown> {
  const of = resource(name);
  const required = namesOf(inputsOfNew(of).filter(isRequiredInputField));
  return samplesOf(of.entity, label, required) as Record<string, unknown>;
}

/** The resources that can be edited by an `update…` operation. */
export const edited: readonly (Resource & { readonly text: string })[] = resources.filter(
  (each): each is Resource & { text: string } => each.text !== undefined && each.operation('update') in mutations,
);

/**
 * The names of fields whose objects are computed from other rows, with one more statement for each list. A query that
 * contains such a field is not executed as one statement.
 */
const WORKED_OUT: readonly string[] = ['clashes'];

/** Returns the names of the computed fields of a type. */
export const workedOutBelow = (typeName: string): string[] =>
  Object.keys((schema.getType(typeName) as GraphQLObjectType).getFields()).filter((name) => WORKED_OUT.includes(name));

/**
 * Returns a selection with the id of a row and the ids of its related rows: `id course { id } instructor { id }`.
 * Follows relations over one level by default. Excludes computed fields.
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

/**
 * Returns the name of the query for the row to which an id filter refers: `staffMember` for the filter `instructorId`
 * of batches. Null if there is no such query.
 */
export function namedBy(list: ListField, idFilter: string): string | null {
  const name = idFilter.replace(/Id$/, '');
  if (list.name === 'notificationSends') return name === 'recipient' ? singleOf('Parent') : singleOf('ClassSession');
  const type = schema.getType(list.type) as GraphQLObjectType;
  const target = getNamedType(type.getFields()[name]?.type);
  if (isObjectType(target)) return singleOf(target.name);
  if (name === 'formerInstructor') return singleOf('StaffMember');
  return resources.find(({ one }) => one === name)?.one ?? null;
}
