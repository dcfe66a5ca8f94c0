import 'reflect-metadata';
import { MetadataStorage } from '@mikro-orm/core';
import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isObjectType,
} from 'graphql';
import { routes } from '../../rest/routes/index.ts';
import { Batch } from '../../src/features/academics/batches/batch.entity.ts';
import { Course } from '../../src/features/academics/courses/course.entity.ts';
import { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { Room } from '../../src/features/academics/rooms/room.entity.ts';
import { Term } from '../../src/features/academy/terms/term.entity.ts';
import { modules } from '../../src/features/index.ts';
import { Attendance } from '../../src/features/learning/attendance/attendance.entity.ts';
import { Account } from '../../src/features/money/accounts/account.entity.ts';
import { Discount } from '../../src/features/money/discounts/discount.entity.ts';
import { BillingRun } from '../../src/features/money/ledger/billing-run.entity.ts';
import { CreditNote } from '../../src/features/money/ledger/credit-note.entity.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { Payment } from '../../src/features/money/ledger/payment.entity.ts';
import { FeePlan } from '../../src/features/money/plans/fee-plan.entity.ts';
import { FeePlanStatus } from '../../src/features/money/plans/fee-plan.enums.ts';
import { TaxRate } from '../../src/features/money/tax-rates/tax-rate.entity.ts';
import { WebhookDelivery } from '../../src/features/operations/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../src/features/operations/webhooks/webhook-endpoint.entity.ts';
import { Parent } from '../../src/features/people/parents/parent.entity.ts';
import { Department } from '../../src/features/people/staff/department.entity.ts';
import { Staff } from '../../src/features/people/staff/staff.entity.ts';
import { Student } from '../../src/features/people/students/student.entity.ts';
import { Closure } from '../../src/features/scheduling/closures/closure.entity.ts';
import { ClassSession } from '../../src/features/scheduling/sessions/class-session.entity.ts';
import { StaffTimeOff } from '../../src/features/scheduling/time-off/time-off.entity.ts';
import {
  SoftDeletedTenantRecord,
  type TenantRecord,
  VersionedTenantRecord,
} from '../../src/platform/database/tenant-record.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';
import { camelCase, snakeCase } from '../../src/platform/validation/messages.ts';
import type { AcademySeed } from './seed.ts';

/** The path of the list of a name: `/webhook-endpoints`. */
export const listPath = (list: string): string => `/${snakeCase(list).replaceAll('_', '-')}`;

/** The facts about a resource that tests cannot derive. */
interface Entry {
  readonly entity: new () => TenantRecord;
  /** Makes a row with the given values, and its required ones. */
  readonly make: (make: AcademySeed, given?: Record<string, unknown>) => Promise<{ id: string }>;
  /** A text that users may edit; absent if there is none. */
  readonly text?: string;
  /** The name in its operations, if it is not its type: `updateTimeOff`. */
  readonly noun?: string;
}

const someStudent = async (make: AcademySeed) => ({ studentId: (await make.student()).id });

/**
 * Every resource of an academy, by the name of its list. The lists, their arguments, orders, filters and searches, ids,
 * deletion, versions, entity tags, CSV, statement counts, isolation and the races are tested for each of them.
 */
const ENTRIES: Record<string, Entry> = {
  departments: { entity: Department, text: 'name', make: (make, given) => make.department(given) },
  staff: { entity: Staff, text: 'firstName', make: (make, given) => make.staff(given) },
  courses: { entity: Course, text: 'name', make: (make, given) => make.course(given) },
  rooms: { entity: Room, text: 'name', make: (make, given) => make.room(given) },
  batches: { entity: Batch, text: 'name', make: (make, given) => make.batch(given) },
  timeOff: {
    entity: StaffTimeOff,
    text: 'reason',
    noun: 'TimeOff',
    make: async (make, given) => make.timeOff({ staffId: (await make.staff()).id, ...given }),
  },
  closures: { entity: Closure, text: 'name', make: (make, given) => make.closure(given) },
  classSessions: { entity: ClassSession, text: 'topic', noun: 'Session', make: (make, given) => make.session(given) },
  students: { entity: Student, text: 'firstName', make: (make, given) => make.student(given) },
  parents: { entity: Parent, text: 'firstName', make: (make, given) => make.parent(given) },
  enrollments: {
    entity: Enrollment,
    text: 'notes',
    make: async (make, given) => make.enrollment({ ...(await someStudent(make)), ...given }),
  },
  attendance: {
    entity: Attendance,
    make: async (make, given) => make.attendance({ ...(await someStudent(make)), ...given }),
  },
  fees: {
    entity: Fee,
    text: 'notes',
    make: async (make, given) => make.fee({ ...(await someStudent(make)), ...given }),
  },
  payments: {
    entity: Payment,
    make: async (make, given) =>
      make.payment({ feeId: (await make.fee(await someStudent(make))).id, amount: 100, ...given }),
  },
  accounts: { entity: Account, make: async (make, given) => make.account({ ...(await someStudent(make)), ...given }) },
  creditNotes: {
    entity: CreditNote,
    make: async (make, given) =>
      make.creditNote({ feeId: (await make.fee(await someStudent(make))).id, ...given } as { feeId: string }),
  },
  terms: { entity: Term, text: 'name', make: (make, given) => make.term(given) },
  taxRates: { entity: TaxRate, text: 'name', make: (make, given) => make.taxRate(given) },
  feePlans: {
    entity: FeePlan,
    text: 'name',
    // those that are billed by are neither changed nor deleted
    make: (make, given) => make.feePlan({ status: FeePlanStatus.DRAFT, ...given }),
  },
  discounts: { entity: Discount, text: 'name', make: (make, given) => make.discount(given) },
  billingRuns: { entity: BillingRun, make: (make, given) => make.billingRun(given) },
  webhookEndpoints: {
    entity: WebhookEndpoint,
    text: 'description',
    make: (make, given) => make.webhookEndpoint(given),
  },
  webhookDeliveries: {
    entity: WebhookDelivery,
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
export interface Resource extends Entry, ListField {
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
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});

type Field = GraphQLField<unknown, unknown>;

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

/** Every resource of an academy. Throws where one of the schema is not described. */
export const resources: readonly Resource[] = rootFields.filter(({ name }) => !(name in OTHERS)).map(resourceOf);

function resourceOf(list: ListField): Resource {
  const entry = ENTRIES[list.name];
  if (!entry) {
    throw new Error(
      `The tests know nothing of ${list.name}: say in ENTRIES of tests/support/resources.ts what its entity is, how a ` +
        `row is made (by a factory in tests/support/seed.ts) and which text of it can be edited.`,
    );
  }
  const type = schema.getType(list.type) as GraphQLObjectType;
  return {
    ...entry,
    ...list,
    one: singleOf(list.type),
    table: tableOf(entry.entity),
    path: routes.find((route) => route.operation === list.name && route.answer === 'page')?.path ?? null,
    operation: (verb) => `${verb}${entry.noun ?? list.type}`,
    isVersioned: entry.entity.prototype instanceof VersionedTenantRecord,
    isSoftDeleted: entry.entity.prototype instanceof SoftDeletedTenantRecord,
    lists: listsIn(Object.values(type.getFields())),
  };
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

/** The mutations of the schema, by name. */
export const mutations = schema.getMutationType()?.getFields() ?? {};

/** The resources that are created, changed and deleted by the operations that all such have. */
export const standard: readonly Resource[] = resources.filter(({ operation }) =>
  ['create', 'update', 'delete'].every((verb) => operation(verb) in mutations),
);

/** Returns the inputs of a type's new rows. */
export const inputsOf = (type: string): string[] =>
  Object.keys((schema.getType(`Create${type}Input`) as GraphQLInputObjectType).getFields());

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
