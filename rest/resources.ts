import { type GraphQLSchema, isObjectType } from 'graphql';
import { REST_PATH } from '../src/platform/graphql/resource.ts';
import { type Resource, resource } from './resource.ts';

/** Returns a secret, or is outside of academies: a repetition could not return the same. */
const NEVER_ONCE = { once: undefined };

/** Resources that differ from the standard, or have a place in the order of the description. Further differences stand in `operations`. */
const LISTED: readonly Resource[] = [
  resource('/academies', 'Academy', { create: NEVER_ONCE }),
  resource('/departments', 'Department'),
  resource('/courses', 'Course'),
  resource('/rooms', 'Room'),
  resource('/batches', 'Batch', { academyHeader: true, leading: ['id', 'courseId', 'academyId'] }),
  // a student who owes money, or has credit, is deleted with `?confirm=true`
  resource('/students', 'Student', { delete: { query: 'variables' } }),
  resource('/parents', 'Parent'),
  resource('/staff', 'StaffMember'),
  // decided on by a route of its own
  resource('/time-off', 'StaffTimeOff', {
    name: 'Time off',
    create: 'requestTimeOff',
    update: 'updateTimeOff',
    delete: 'deleteTimeOff',
  }),
  resource('/closures', 'Closure'),
  // cancelled and restored by routes of their own, never deleted
  resource('/sessions', 'ClassSession', {
    name: 'Session',
    list: 'classSessions',
    create: 'addSession',
    update: 'updateSession',
    delete: null,
  }),
  // a PUT of `status` approves, drops, completes or reopens
  resource('/enrollments', 'Enrollment', { create: 'enrollStudent' }),
  resource('/attendance', 'AttendanceRecord', {
    // one student or, with `records`, the roll call of a batch, which answers its records in the order sent
    create: { operation: 'markAttendance', forBodiesWith: { member: 'records', operation: 'takeRollCall' } },
    update: 'updateAttendance',
    // records are corrected
    delete: null,
  }),
  // a PUT with `payment_status: "paid"` and a `payment_method` pays the balance; fees are voided, never deleted
  resource('/fees', 'Fee', { delete: null }),
  // made with the first fee of who pays
  resource('/accounts', 'Account', { create: null, delete: null }),
  // for several fees or on account; those of one fee are recorded below it
  resource('/payments', 'Payment', { create: 'recordAccountPayment', update: null, delete: null }),
  resource('/credit-notes', 'CreditNote', { update: null, delete: null }),
  resource('/terms', 'Term'),
  resource('/tax-rates', 'TaxRate'),
  // revised by a route of its own
  resource('/fee-plans', 'FeePlan'),
  resource('/discounts', 'Discount'),
  // confirmed by a route of its own where they are held
  resource('/billing-runs', 'BillingRun', {
    create: { operation: 'runBilling', body: 'variables', ...NEVER_ONCE },
    update: null,
    delete: null,
  }),
  resource('/members', 'Membership', {
    name: 'Member',
    one: 'member',
    create: null,
    update: { operation: 'changeMemberRole', body: 'variables', within: { operation: 'member' } },
    delete: { operation: 'removeMember', query: 'variables' },
  }),
  resource('/invitations', 'Invitation', {
    one: null,
    create: { operation: 'inviteMember', body: 'variables', ...NEVER_ONCE },
    update: null,
    delete: 'revokeInvitation',
  }),
  resource('/auth/sessions', 'UserSession', {
    name: 'Session',
    list: 'mySessions',
    create: null,
    one: null,
    update: null,
    delete: 'revokeSession',
  }),
  resource('/api-keys', 'ApiKey', {
    name: 'API key',
    create: { operation: 'createApiKey', ...NEVER_ONCE },
    one: null,
    update: null,
    delete: 'revokeApiKey',
  }),
  resource('/calendar-feeds', 'CalendarFeed', { create: NEVER_ONCE, delete: 'revokeCalendarFeed' }),
  resource('/webhook-endpoints', 'WebhookEndpoint', { create: NEVER_ONCE }),
  // sent again by routes of their own
  resource('/webhook-deliveries', 'WebhookDelivery', { create: null, update: null, delete: null }),
  // worked out of sessions
  resource('/clashes', 'Clash', { one: null, create: null, update: null, delete: null }),
  resource('/audit-log', 'AuditEntry', { one: null, create: null, update: null, delete: null }),
];

/** The resources of the REST API: the listed ones, and those that declare a path, by their paths. */
export function resourcesOf(schema: GraphQLSchema): Resource[] {
  const declared = Object.values(schema.getTypeMap()).flatMap((type) => {
    const path = isObjectType(type) && type.extensions[REST_PATH];
    return typeof path === 'string' ? [resource(path, type.name)] : [];
  });
  return [...LISTED, ...declared.toSorted((one, other) => (one.path < other.path ? -1 : 1))];
}

/** Further types whose fields are derived, for what is written by hand: `...PaymentFields`. */
export const furtherTypes: readonly string[] = ['ParentStudentEdge', 'StudentParentEdge', 'User'];
