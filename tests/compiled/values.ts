import { type GraphQLEnumType, type GraphQLObjectType, getNamedType, isEnumType } from 'graphql';
import { sql } from 'kysely';
import type { TestApp } from '../support/app.ts';
import { type Credentials, gql } from '../support/clients.ts';
import type { FullAcademy } from '../support/full-academy.ts';
import { resources } from '../support/resources.ts';
import type { School } from '../support/school.ts';
import type { SeededAcademy } from '../support/seed.ts';
import { schema } from './interpreter.ts';

/** An order argument for a list (null if omitted), with cursors from real responses. */
export interface Order {
  readonly orderBy: readonly string[] | null;
  readonly cursors: readonly string[];
}

/** Values in the database, from which arguments are made. */
export interface Values {
  /** The ids in the academy by table, including deleted rows. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** The ids in another academy by table. */
  readonly foreignIds: Readonly<Record<string, readonly string[]>>;
  /** The orders of each connection type, with cursors from both academies. */
  readonly orders: Readonly<Record<string, readonly Order[]>>;
}

/** The table for an id argument, by the argument's name; for a root field's `id`, by the field's name. */
export const TABLE_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(resources.map(({ one, table }) => [one, table])),
  academy: 'academies',
  apiKey: 'api_keys',
  attendanceMark: 'attendance_history',
  earlierResult: 'result_history',
  materialView: 'material_views',
  auditEntry: 'audit_entries',
  calendarFeed: 'calendar_feeds',
  endpoint: 'webhook_endpoints',
  event: 'outbox_events',
  file: 'files',
  formerInstructor: 'staff',
  instructor: 'staff',
  invitation: 'invitations',
  job: 'jobs',
  member: 'memberships',
  notification: 'notifications',
  notificationSend: 'notification_sends',
  recipient: 'parents',
  resource: 'departments',
  session: 'sessions',
  staff: 'staff',
  target: 'students',
  user: 'users',
};

export async function readValues(app: TestApp, school: School, other: FullAcademy): Promise<Values> {
  const outside = { users: await allIds(app, 'users'), sessions: await allIds(app, 'sessions') };
  return {
    ids: { ...outside, ...(await idsOf(school.academy)) },
    foreignIds: { ...outside, ...(await idsOf(other.academy)) },
    orders: await ordersOf(app, school.as.super_admin, other.admin),
  };
}

async function allIds(app: TestApp, table: string): Promise<string[]> {
  const all = sql<{ id: string }>`select id from ${sql.table(table)} order by id`;
  return (await all.execute(app.services.database.kysely)).rows.map(({ id }) => id);
}

/** Returns the ids of an academy by table, including deleted rows. */
export async function idsOf(academy: SeededAcademy): Promise<Record<string, string[]>> {
  const ids: Record<string, string[]> = { academies: [academy.id] };
  const outside = ['academies', 'sessions', 'users'];
  const tables = new Set(Object.values(TABLE_OF).filter((table) => !outside.includes(table)));
  await academy.run(async (em) => {
    for (const table of tables) {
      const all = sql<{ id: string }>`select id from ${sql.table(table)} where academy_id = ${academy.id} order by id`;
      ids[table] = (await all.execute(em.getKysely())).rows.map(({ id }) => id);
    }
  });
  return ids;
}

async function ordersOf(app: TestApp, superAdmin: Credentials, admin: Credentials): Promise<Record<string, Order[]>> {
  const both = [superAdmin, admin];
  const orders: Record<string, Order[]> = {};
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const type = getNamedType(field.args.find(({ name }) => name === 'orderBy')?.type);
    if (!isEnumType(type)) continue;
    const connection = getNamedType(field.type) as GraphQLObjectType;
    orders[connection.name] = await Promise.all(
      choices(type).map(async (orderBy) => {
        const argument = orderBy ? `, orderBy: [${orderBy.join(' ')}]` : '';
        const readers = field.name === 'jobs' ? [superAdmin] : both;
        const query = `{ list: ${field.name}(first: 100${argument}) { edges { cursor } } }`;
        return { orderBy, cursors: await cursorsOf(app, readers, query, (data) => data.list.edges) };
      }),
    );
  }
  const history = '{ attendance(first: 100) { nodes { history { edges { cursor } } } } }';
  const edges = (data: any) => data.attendance.nodes.flatMap((node: any) => node.history.edges);
  orders.AttendanceMarkConnection = [{ orderBy: null, cursors: await cursorsOf(app, both, history, edges) }];
  const corrections = '{ results(first: 100) { nodes { history { edges { cursor } } } } }';
  const earlier = (data: any) => data.results.nodes.flatMap((node: any) => node.history.edges);
  orders.EarlierResultConnection = [{ orderBy: null, cursors: await cursorsOf(app, both, corrections, earlier) }];
  const rosters = '{ classSessions(first: 100) { nodes { roster(first: 3) { edges { cursor } } } } }';
  const entries = (data: any) => data.classSessions.nodes.flatMap((node: any) => node.roster.edges);
  orders.RosterEntryConnection = [{ orderBy: null, cursors: await cursorsOf(app, both, rosters, entries) }];
  // connections of links return rows of the same table
  orders.StudentParentConnection = orders.ParentConnection as Order[];
  orders.ParentStudentConnection = orders.StudentConnection as Order[];
  return orders;
}

async function cursorsOf(
  app: TestApp,
  readers: readonly Credentials[],
  query: string,
  edgesOf: (data: any) => { cursor: string }[],
): Promise<string[]> {
  const cursors: string[] = [];
  for (const reader of readers) {
    const { data, errors } = await gql(app, reader, query);
    if (errors) throw new Error(`No cursors: ${JSON.stringify(errors)}`);
    cursors.push(...edgesOf(data).map(({ cursor }) => cursor));
  }
  return [...new Set(cursors)];
}

/**
 * Returns variants of an order: no order, no keys, each single key, pairs of keys in equal and opposite directions, and
 * a repeated key.
 */
function choices(type: GraphQLEnumType): (string[] | null)[] {
  const names = type.getValues().map(({ name }) => name);
  const [first = ''] = names;
  const pairs = names.slice(2).map((name, index) => [name, names[index % 2] as string]);
  return [null, [], ...names.map((name) => [name]), ...pairs, [first, names[1] ?? first]];
}
