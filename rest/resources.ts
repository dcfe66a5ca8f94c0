import { type GraphQLSchema, isObjectType } from 'graphql';
import { REST_PATH } from '../src/platform/graphql/resource.ts';
import { type Resource, resource } from './resource.ts';

/**
 * The setting of routes that do not support an `Idempotency-Key`: they return a secret or are outside of academies, so a
 * repeated request could not get the same response.
 */
const NEVER_ONCE = { once: undefined };

/**
 * Resources that differ from the standard, or have a fixed position in the OpenAPI description. Further differences are
 * in `operations`.
 */
const LISTED: readonly Resource[] = [
  resource('/academies', 'Academy', { create: NEVER_ONCE }),
  resource('/departments', 'Department'),
  resource('/courses', 'Course'),
  resource('/rooms', 'Room'),
  resource('/batches', 'Batch', { academyHeader: true, leading: ['id', 'courseId', 'academyId'] }),
  // `?confirm=true` deletes a student who owes money or has credit
  resource('/students', 'Student', { delete: { query: 'variables' } }),
  resource('/parents', 'Parent'),
  resource('/staff', 'StaffMember'),
  // decisions have a route of their own
  resource('/time-off', 'StaffTimeOff', {
    name: 'Time off',
    create: 'requestTimeOff',
    update: 'updateTimeOff',
    delete: 'deleteTimeOff',
  }),
  resource('/closures', 'Closure'),
  // sessions are cancelled and restored by their own routes, and never deleted
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
    // one student or, with `records`, the roll call of a batch, which returns its records in the order of the request
    create: { operation: 'markAttendance', forBodiesWith: { member: 'records', operation: 'takeRollCall' } },
    update: 'updateAttendance',
    // records are corrected, never deleted
    delete: null,
  }),
  // a PUT with `payment_status: "paid"` and a `payment_method` pays the balance; fees are voided, never deleted
  resource('/fees', 'Fee', { delete: null }),
  // the first fee of a payer creates the account
  resource('/accounts', 'Account', { create: null, delete: null }),
  // payments for several fees, or on account; a payment for a single fee has its own route below the fee
  resource('/payments', 'Payment', { create: 'recordAccountPayment', update: null, delete: null }),
  resource('/credit-notes', 'CreditNote', { update: null, delete: null }),
  resource('/terms', 'Term'),
  resource('/tax-rates', 'TaxRate'),
  // a route of its own revises a plan
  resource('/fee-plans', 'FeePlan'),
  resource('/discounts', 'Discount'),
  // a route of its own confirms a run that is held
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
  // routes of their own send a delivery again
  resource('/webhook-deliveries', 'WebhookDelivery', { create: null, update: null, delete: null }),
  resource('/notifications', 'Notification', { create: null, update: null, delete: null }),
  // a route of its own sends a message again
  resource('/notification-sends', 'NotificationSend', { create: null, update: null, delete: null }),
  // clashes are computed from sessions, so clients can only list them
  resource('/clashes', 'Clash', { one: null, create: null, update: null, delete: null }),
  resource('/audit-log', 'AuditEntry', { one: null, create: null, update: null, delete: null }),
];

/**
 * Returns the resources of the REST API: first the resources in `LISTED`, in their order, then the types that declare a
 * path, sorted by path.
 */
export function resourcesOf(schema: GraphQLSchema): Resource[] {
  const declared = Object.values(schema.getTypeMap()).flatMap((type) => {
    const path = isObjectType(type) && type.extensions[REST_PATH];
    return typeof path === 'string' ? [resource(path, type.name)] : [];
  });
  return [...LISTED, ...declared.toSorted((one, other) => (one.path < other.path ? -1 : 1))];
}

/** Further types with derived fields, for operations written by hand: `...PaymentFields`. */
export const furtherTypes: readonly string[] = ['ParentStudentEdge', 'StudentParentEdge', 'User'];
