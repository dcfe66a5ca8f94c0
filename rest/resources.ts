import { type GraphQLSchema, isObjectType } from 'graphql';
import { REST_PATH } from '../src/platform/graphql/resource.ts';
import { type Resource, resource } from './resource.ts';

/**
 * The setting for routes that do not support an `Idempotency-Key`. They return a secret or are outside of academies, so
 * a repeated request could not get the same response.
 */
const NEVER_ONCE = { once: undefined };

/**
 * Resources that differ from the standard, or that have a fixed place in the OpenAPI description. Further differences
 * are in `operations`.
 */
const LISTED: readonly Resource[] = [
  resource('/academies', 'Academy', { create: NEVER_ONCE }),
  resource('/departments', 'Department'),
  resource('/courses', 'Course'),
  resource('/rooms', 'Room'),
  resource('/batches', 'Batch', { academyHeader: true, leading: ['id', 'courseId', 'academyId'] }),
  // `?confirm=true` also deletes a student who owes money or has credit
  resource('/students', 'Student', { delete: { query: 'variables' } }),
  resource('/parents', 'Parent'),
  resource('/staff', 'StaffMember'),
  // decisions have their own route
  resource('/time-off', 'StaffTimeOff', {
    name: 'Time off',
    create: 'requestTimeOff',
    update: 'updateTimeOff',
    delete: 'deleteTimeOff',
  }),
  resource('/closures', 'Closure'),
  // sessions are never deleted; cancelling and restoring them have their own routes
  resource('/sessions', 'ClassSession', {
    name: 'Session',
    list: 'classSessions',
    create: 'addSession',
    update: 'updateSession',
    delete: null,
  }),
  // a PUT with `status` approves, drops, completes or reopens an enrollment
  resource('/enrollments', 'Enrollment', { create: 'enrollStudent' }),
  resource('/attendance', 'AttendanceRecord', {
    // marks one student; a body with `records` marks a whole roll call, and the response has the records in the order
    // of the request
    create: { operation: 'markAttendance', forBodiesWith: { member: 'records', operation: 'takeRollCall' } },
    update: 'updateAttendance',
    // records are never deleted, only corrected
    delete: null,
  }),
  // results are saved together by a route of their own, and never deleted
  resource('/results', 'Result', { create: null, update: null, delete: null }),
  // marks are added by a route of their own, and voided, never changed or deleted
  resource('/skill-marks', 'SkillMark', { create: null, update: null, delete: null }),
  // routes of their own promote students and undo promotions
  resource('/student-levels', 'StudentLevel', { name: 'Promotion', create: null, update: null, delete: null }),
  // certificates are revoked or replaced by routes of their own, never changed or deleted
  resource('/certificates', 'Certificate', { create: 'issueCertificate', update: null, delete: null }),
  // a PUT with `payment_status: "paid"` and a `payment_method` pays the balance; fees are never deleted, only voided
  resource('/fees', 'Fee', { delete: null }),
  // the first fee of a payer creates the account
  resource('/accounts', 'Account', { create: null, delete: null }),
  // this route records payments for several fees, or as credit; a route below a fee records a payment for this fee
  resource('/payments', 'Payment', { create: 'recordAccountPayment', update: null, delete: null }),
  resource('/credit-notes', 'CreditNote', { update: null, delete: null }),
  // a route below the fee issues its invoice, which never changes
  resource('/invoices', 'Invoice', { create: null, update: null, delete: null }),
  resource('/terms', 'Term'),
  resource('/tax-rates', 'TaxRate'),
  // revising a plan has its own route
  resource('/fee-plans', 'FeePlan'),
  resource('/discounts', 'Discount'),
  // confirming a held run has its own route
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
  // sending a delivery again has its own routes
  resource('/webhook-deliveries', 'WebhookDelivery', { create: null, update: null, delete: null }),
  resource('/notifications', 'Notification', { create: null, update: null, delete: null }),
  // sending a message again has its own route
  resource('/notification-sends', 'NotificationSend', { create: null, update: null, delete: null }),
  // a route of its own receives uploads
  resource('/files', 'File', { create: null, update: null }),
  // clashes are computed from sessions, so clients can only list them
  resource('/clashes', 'Clash', { one: null, create: null, update: null, delete: null }),
  resource('/audit-log', 'AuditEntry', { one: null, create: null, update: null, delete: null }),
];

/**
 * Returns the resources of the REST API. The resources in `LISTED` come first, in their order. The types that declare a
 * path follow, sorted by path.
 */
export function resourcesOf(schema: GraphQLSchema): Resource[] {
  const declared = Object.values(schema.getTypeMap()).flatMap((type) => {
    const path = isObjectType(type) && type.extensions[REST_PATH];
    return typeof path === 'string' ? [resource(path, type.name)] : [];
  });
  return [...LISTED, ...declared.toSorted((one, other) => (one.path < other.path ? -1 : 1))];
}

/** Further types whose fields are derived. Operations that are written by hand use them: `...PaymentFields`. */
export const furtherTypes: readonly string[] = ['MaterialView', 'ParentStudentEdge', 'StudentParentEdge', 'User'];
