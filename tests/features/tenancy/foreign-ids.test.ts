import 'reflect-metadata';
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../src/features/academics/enrollments/enrollment.enums.ts';
import { gql, rest } from '../../support/clients.ts';
import type { FullAcademy } from '../../support/full-academy.ts';
import { resources } from '../../support/resources.ts';
import { routes } from '../../support/routes.ts';
import { seedSuperAdmin } from '../../support/seed.ts';
import { schema } from '../../support/service-schema.ts';
import { everyRowOf, useTwoAcademies } from './setup.ts';

/**
 * Operations on records of a user, not of an academy. The tests in tests/features/identity/auth use ids of other users.
 */
const OF_USERS = ['revokeSession'];
/** Operations on records of all academies, which only the Super Admin may call. See tests/features/operations/jobs. */
const OF_OPERATORS = ['jobs', 'retryJob', 'discardJob'];
/** Preview queries. For an id of another academy, they return NOT_FOUND instead of null. */
const PREVIEWS = ['previewBatchChange', 'previewClosure'];
/** Returns true for a report. The rows of reports have no ids, and the cursors of reports contain only report keys. */
const isReport = (name: string): boolean => name.endsWith('Report');
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name }) => !OF_OPERATORS.includes(name),
);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ name }) => ![...OF_USERS, ...OF_OPERATORS].includes(name),
);

/** The table to which an id refers, by the end of the name of the id. If several ends match, the longest one counts. */
const TABLES: Record<string, string> = {
  Academy: 'academies',
  AddOnPlan: 'fee_plans',
  ApiKey: 'api_keys',
  // the spelling in the names of operations
  APIKey: 'api_keys',
  AttendanceMark: 'attendance_history',
  EarlierResult: 'result_history',
  MaterialView: 'material_views',
  AuditEntry: 'audit_entries',
  CalendarFeed: 'calendar_feeds',
  Endpoint: 'webhook_endpoints',
  Penalty: 'fees',
  Promotion: 'student_levels',
  ReplacedBy: 'certificates',
  Template: 'certificate_templates',
  // for erasePerson, which the tests call with a student
  Person: 'students',
  // for a calendar feed, whose scope decides which table is meant
  Target: 'students',
  Event: 'outbox_events',
  File: 'files',
  Instructor: 'staff',
  Invitation: 'invitations',
  Notification: 'notifications',
  NotificationSend: 'notification_sends',
  Message: 'notification_sends',
  Recipient: 'parents',
  Send: 'notification_sends',
  Member: 'memberships',
  MemberRole: 'memberships',
  WebhookSecret: 'webhook_endpoints',
  // tests/compiled/nodes.test.ts tests ids of other types
  Node: 'students',
  // for markNotificationsRead
  Ids: 'notifications',
  ...Object.fromEntries(
    resources.flatMap(({ entity, type, noun, table }) => [
      [entity.name, table],
      [type, table],
      [noun, table],
    ]),
  ),
};

function tableOf(name: string): string {
  const capital = name.charAt(0).toUpperCase() + name.slice(1).replace(/Id(s|In)?$/, '');
  const [known] = Object.keys(TABLES)
    .filter((end) => capital.endsWith(end))
    .toSorted((a, b) => b.length - a.length);
  if (!known) throw new Error(`Of which table is ${name}? Say so in TABLES.`);
  return TABLES[known] as string;
}

/** Creates an enrollment that can be approved. */
async function pendingIn({ academy, ids }: FullAcademy): Promise<string> {
  const { id: studentId } = await academy.with.student();
  const given = { studentId, courseId: ids.courses, status: EnrollmentStatus.PENDING };
  return (await academy.with.enrollment(given)).id;
}

const idIn = ({ academy, ids }: FullAcademy, name: string): string =>
  tableOf(name) === 'academies' ? academy.id : (ids[tableOf(name)] as string);

/**
 * Returns false for ids that need not exist in an academy: ids of users, of audited resources, and of rows that a
 * filter excludes.
 */
const isOfAcademy = (name: string): boolean =>
  !/^exclude$|^(user|resource|key)Id(In)?$|^(marked|received|invited)By$/.test(name);

const isId = (field: { type: GraphQLInputType }): boolean => getNamedType(field.type).name === 'ID';

/** Valid input values by the name of the field. For all other fields, `BY_TYPE` has a value. */
const BY_NAME: Record<string, unknown> = {
  email: 'probe@example.test',
  endTime: '10:00:00',
  endDate: '2026-06-30',
  since: new Date(Date.now() - 3_600_000).toISOString(),
};
const BY_TYPE: Record<string, unknown> = {
  Boolean: true,
  Date: '2026-01-15',
  DateTime: '2026-01-15T10:30:00.000Z',
  Int: 1,
  Money: '1.00',
  Percent: '1.00',
  Decimal: '1.00',
  String: 'Probe',
  Time: '09:00:00',
};

/** Builds an input with the required values and the ids from `idAt`. */
function inputFor(
  field: GraphQLInputField | GraphQLArgument,
  path: string,
  idAt: (path: string, name: string) => string | undefined,
  probed: string,
): unknown {
  const type = getNullableType(field.type);
  const named = getNamedType(type);
  const one = () => {
    if (named.name === 'ID') return idAt(path, field.name);
    if (isEnumType(named)) return enumFor(named, probed);
    if (!isInputObjectType(named)) return BY_NAME[field.name] ?? BY_TYPE[named.name];
    const inside = Object.values(named.getFields()).flatMap((each) => {
      const value = inputFor(each, `${path}.${each.name}`, idAt, probed);
      return value === undefined ? [] : [[each.name, value]];
    });
    return inside.length > 0 || isNonNullType(field.type) ? Object.fromEntries(inside) : undefined;
  };
  // optional inputs are only set if they contain an id
  if (!isNonNullType(field.type) && named.name !== 'ID' && !leadsToId(field, path, idAt)) return undefined;
  const value = one();
  return isListType(type) && value !== undefined ? [value] : value;
}

/** Returns the enum value that fits the tested id, such as the role `STUDENT` for a `studentId`, or the first value. */
function enumFor(type: GraphQLEnumType, probed: string): string | undefined {
  const names = type.getValues().map((value) => value.name);
  const wanted = probed.split('.').at(-1)?.replace(/Id$/, '').toUpperCase();
  return names.find((name) => name === wanted) ?? names[0];
}

function leadsToId(
  field: GraphQLInputField | GraphQLArgument,
  path: string,
  idAt: (path: string, name: string) => string | undefined,
): boolean {
  const named = getNamedType(field.type);
  if (!isInputObjectType(named)) return false;
  return idPaths(field, path).some((each) => idAt(each.path, each.name) !== undefined);
}

/** Returns the path and the name of every id field in an argument. */
function idPaths(field: GraphQLInputField | GraphQLArgument, path = field.name): { path: string; name: string }[] {
  const named = getNamedType(field.type);
  if (isId(field)) return isOfAcademy(field.name) ? [{ path, name: field.name }] : [];
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((each) => idPaths(each, `${path}.${each.name}`));
}

const selection = (field: GraphQLField<unknown, unknown>): string =>
  isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';

/**
 * One test for each id field of a mutation. This field gets an id of the other academy, and all other fields get ids of
 * our academy.
 */
const probes = mutations.flatMap((mutation) =>
  mutation.args.flatMap((argument) => idPaths(argument).map(({ path }) => ({ mutation, path }))),
);

describe('ids of another academy', () => {
  const academies = useTwoAcademies();

  it.each(
    queries
      .filter(({ name, args }) => args.some((argument) => argument.name === 'id') && !PREVIEWS.includes(name))
      .map((query) => [query.name, query] as const),
  )('in the query %s(id) return null to an academy admin and to a Super Admin', async (name) => {
    const { app, ours, theirs } = academies();
    const query = `query ($id: ID!) { ${name}(id: $id) { id } }`;
    const own = idIn(ours, name);
    expect((await gql(app, ours.admin, query, { id: own })).data).toEqual({ [name]: { id: own } });
    const answer = await gql(app, ours.admin, query, { id: idIn(theirs, name) });
    expect(answer).toMatchObject({ status: 200, data: { [name]: null } });
    expect(answer.errors).toBeUndefined();
    if (name === 'academy') return;
    const superAdmin = { ...(await seedSuperAdmin(app)), academyId: ours.academy.id };
    expect((await gql(app, superAdmin, query, { id: idIn(theirs, name) })).data).toEqual({ [name]: null });
  });

  it('in preview queries return NOT_FOUND', async () => {
    const { app, ours, theirs } = academies();
    const query = (batch: string, closure: string) => `{
      previewBatchChange(id: "${batch}", input: { name: "New" }) { counts { kept } }
      previewClosure(id: "${closure}", input: { name: "New", startDate: "2026-11-02", endDate: "2026-11-02" }) { counts { kept } } }`;
    const call = ({ ids }: FullAcademy) => gql(app, ours.admin, query(ids.batches as string, ids.closures as string));
    expect((await call(ours)).errors).toBeUndefined();
    const { data, errors } = await call(theirs);
    expect(data).toEqual({ previewBatchChange: null, previewClosure: null });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  const filtered = queries.flatMap((query) =>
    query.args
      .filter((argument) => argument.name === 'filter')
      .flatMap((filter) => idPaths(filter).map((each) => [query.name, each.name] as const)),
  );
  it.each(filtered)('in the list %s, as the filter %s, return no rows', async (list, name) => {
    const { app, ours, theirs } = academies();
    const query = `{ ${list}(filter: { ${name}: "${idIn(theirs, name)}" }) { totalCount nodes { ${isReport(list) ? '__typename' : 'id'} } } }`;
    expect((await gql(app, ours.admin, query)).data).toEqual({ [list]: { totalCount: 0, nodes: [] } });
  });

  it.each(
    queries
      .filter(({ name, args }) => args.some((argument) => argument.name === 'before') && !isReport(name))
      .map((query) => query.name),
  )('in a cursor for the list %s return only rows of the academy of the caller', async (list) => {
    const { app, ours, theirs } = academies();
    // clashes are computed: create two simultaneous sessions of one instructor
    for (const { academy, ids } of list === 'clashes' ? [ours, theirs] : []) {
      const lesson = { batchId: ids.batches as string, instructorId: ids.staff as string, slotDate: null };
      for (const date of ['2026-02-04', '2026-02-05', '2026-02-04', '2026-02-05'])
        await academy.with.session({ ...lesson, date });
    }
    const which =
      list === 'clashes' ? '[STARTS_AT_ASC], filter: { from: "2026-02-01", to: "2026-02-28" }' : '[CREATED_AT_ASC]';
    const page = (after = '') => `{ ${list}(first: 100 ${after} orderBy: ${which}) { nodes { id } edges { cursor } } }`;
    const all = (await gql(app, ours.admin, page())).data[list].nodes;
    const cursor = (await gql(app, theirs.admin, page())).data[list].edges.at(-1).cursor;
    const { data, errors } = await gql(app, ours.admin, page(`after: "${cursor}"`));
    expect(errors).toBeUndefined();
    for (const node of data[list].nodes) expect(all).toContainEqual(node);
  });

  it('are tested in at least 14 mutation inputs', () => {
    expect(probes.length).toBeGreaterThanOrEqual(14);
  });

  it.each(probes.map(({ mutation, path }) => [mutation.name, path, mutation] as const))(
    'are refused in the input of the mutation %s at the path %s, and change nothing',
    async (name, path, mutation) => {
      const two = academies();
      const { app, ours, theirs } = two;
      // approveEnrollment looks up the plans only if the enrollment can be approved
      const pending = name === 'approveEnrollment' && path !== 'id' ? await pendingIn(ours) : null;
      const idAt = (at: string, id: string): string | undefined => {
        if (!isOfAcademy(id)) return undefined;
        if (pending && id === 'id') return pending;
        const of = id === 'id' ? name : id;
        // all other ids belong to our academy
        return at === path ? idIn(theirs, of) : idIn(ours, of);
      };
      const variables = Object.fromEntries(
        mutation.args.map((each) => [each.name, inputFor(each, each.name, idAt, path)]),
      );
      const declared = mutation.args.map((each) => `$${each.name}: ${each.type}`).join(', ');
      const given = mutation.args.map((each) => `${each.name}: $${each.name}`).join(', ');
      const query = `mutation (${declared}) { ${name}(${given}) ${selection(mutation)} }`;
      const before = [await everyRowOf(two, ours.academy.id), await everyRowOf(two, theirs.academy.id)];
      const { data, errors } = await gql(app, ours.admin, query, variables);
      const after = [await everyRowOf(two, ours.academy.id), await everyRowOf(two, theirs.academy.id)];
      expect(after).toEqual(before);
      expect(data?.[name] ?? null).toBeNull();
      const [error] = errors ?? [];
      const field = path.replace(/^input\./, '');
      if (path === 'id') expect(error?.extensions.code).toBe('NOT_FOUND');
      else if (error?.extensions.code !== 'NOT_FOUND') {
        expect(error?.extensions.code).toBe('BAD_USER_INPUT');
        expect(Object.keys(error?.extensions.fields ?? {}).map((key) => key.replaceAll(/\.\d+/g, ''))).toContain(field);
      }
    },
  );

  it.each(
    routes
      .filter(({ path, operation }) => path.includes(':id') && !OF_USERS.includes(operation))
      .map((route) => [route.method, route.path, route] as const),
  )('in the path of %s %s return 404 or 422, and change nothing', async (method, path, route) => {
    const two = academies();
    const { app, ours, theirs } = two;
    const before = await everyRowOf(two, theirs.academy.id);
    const id = idIn(theirs, route.name?.replace(/ (\w)/, (_, letter: string) => letter.toUpperCase()) ?? path);
    const hasBody = method === 'put' || method === 'post';
    const answer = await rest(app, ours.admin, method.toUpperCase(), path.replace(':id', id), hasBody ? {} : undefined);
    // POST checks the body before it looks up the record
    expect(answer.status === 404 || (method === 'post' && answer.status === 422)).toBe(true);
    if (answer.status === 404) expect(answer.body).toEqual({ message: `${route.name} not found.` });
    expect(await everyRowOf(two, theirs.academy.id)).toEqual(before);
  });
});
