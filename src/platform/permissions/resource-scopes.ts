import type { Caller } from './caller.ts';
import type { Scope } from './scopes.ts';

/**
 * The scope that reads a record, by the name of its type and of its entity: the scope of the root fields that return it. Parts of a
 * record that have no root field are read with the record. API keys may read nothing that is not listed.
 */
export const RESOURCE_SCOPES: Readonly<Record<string, Scope>> = {
  Academy: 'academy:read',
  Account: 'accounts:read',
  Attendance: 'attendance:read',
  AttendanceHistory: 'attendance:read',
  AttendanceMark: 'attendance:read',
  AttendanceRecord: 'attendance:read',
  AuditEntry: 'audit:read',
  Batch: 'batches:read',
  BillingRun: 'billing_runs:read',
  ChargeCredit: 'credit_notes:read',
  ClassSession: 'sessions:read',
  Closure: 'closures:read',
  ClosureTarget: 'closures:read',
  Course: 'courses:read',
  CreditNote: 'credit_notes:read',
  CreditNoteCounter: 'credit_notes:read',
  Department: 'departments:read',
  Discount: 'discounts:read',
  DiscountUse: 'discounts:read',
  Enrollment: 'enrollments:read',
  EnrollmentAddOn: 'enrollments:read',
  EnrollmentTransfer: 'enrollments:read',
  Fee: 'fees:read',
  FeePlan: 'fee_plans:read',
  Invitation: 'members:read',
  Membership: 'members:read',
  Parent: 'parents:read',
  ParentStudent: 'parents:read',
  Payment: 'payments:read',
  ReceiptCounter: 'payments:read',
  Room: 'rooms:read',
  Staff: 'staff:read',
  StaffDepartment: 'staff:read',
  StaffMember: 'staff:read',
  StaffTimeOff: 'time_off:read',
  Student: 'students:read',
  TaxRate: 'tax_rates:read',
  Term: 'terms:read',
  WebhookDelivery: 'webhooks:read',
  WebhookEndpoint: 'webhooks:read',
};

/** Whether a caller may read records of a kind, as far as the scopes of an API key decide. `scopes`: absent for everybody else. */
export const mayReadResource = (scopes: ReadonlySet<string> | undefined, resource: string): boolean => {
  const scope = RESOURCE_SCOPES[resource];
  return !scopes || (scope !== undefined && scopes.has(scope));
};

/**
 * Returns a stored value for a message to a caller who may read the records that it comes from; otherwise `name`, which says
 * what it is. The messages of services name stored values only through this function: a message is an answer, too.
 */
export const valueIfReadable = (
  { principal }: Pick<Caller, 'principal'>,
  resources: string | readonly string[],
  value: string,
  name: string,
): string => ([resources].flat().every((resource) => mayReadResource(principal?.scopes, resource)) ? value : name);

/** The kinds of records that an API key may read. */
export const readableResources = (scopes: ReadonlySet<string>): string[] =>
  Object.keys(RESOURCE_SCOPES).filter((resource) => mayReadResource(scopes, resource));
