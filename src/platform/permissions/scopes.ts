/** The scopes of API keys, which apply in addition to the role of a key. A root field names its own by `scoped`. */
export const SCOPES = {
  'academy:read': 'Read the academy and its settings, and who the key itself is.',
  'academy:write': 'Change the academy and its settings.',
  'departments:read': 'Read departments.',
  'departments:write': 'Make, change and delete departments.',
  'staff:read': 'Read staff members.',
  'staff:write': 'Make, change, import and delete staff members.',
  'time_off:read': 'Read time off of the staff.',
  'time_off:write': 'Ask for, change, decide on and withdraw time off of the staff.',
  'students:read': 'Read students.',
  'students:write': 'Make, change, import and delete students.',
  'parents:read': 'Read parents.',
  'parents:write': 'Make, change, import and delete parents, and say whose parents they are.',
  'members:read': 'Read who has a login, and who is invited.',
  'courses:read': 'Read courses.',
  'courses:write': 'Make, change and delete courses.',
  'rooms:read': 'Read rooms.',
  'rooms:write': 'Make, change and delete rooms.',
  'batches:read': 'Read batches.',
  'batches:write': 'Make, change and delete batches.',
  'closures:read': 'Read closures.',
  'closures:write': 'Make, change and delete closures.',
  'sessions:read': 'Read sessions, timetables and clashes, and preview what changes would do to them.',
  'sessions:write': 'Make, change, cancel and restore sessions.',
  'enrollments:read': 'Read enrollments.',
  'enrollments:write': 'Enroll, and change, approve, transfer, complete, drop, import and delete enrollments.',
  'attendance:read': 'Read attendance.',
  'attendance:write': 'Mark and correct attendance.',
  'fees:read': 'Read fees.',
  'fees:write': 'Make, change, import, split and void fees, and waive penalties.',
  'accounts:read': 'Read the accounts of those who pay, and their statements.',
  'accounts:write': 'Say whether credit of an account goes to its fees by itself.',
  'payments:read': 'Read payments.',
  'payments:write': 'Record and refund payments.',
  'credit_notes:read': 'Read credit notes.',
  'credit_notes:write': 'Issue credit notes.',
  'terms:read': 'Read terms.',
  'terms:write': 'Make, change and delete terms.',
  'tax_rates:read': 'Read tax rates.',
  'tax_rates:write': 'Make, change and delete tax rates.',
  'fee_plans:read': 'Read fee plans.',
  'fee_plans:write': 'Make, change, revise and delete fee plans.',
  'discounts:read': 'Read discounts.',
  'discounts:write': 'Make, change and delete discounts.',
  'billing_runs:read': 'Read billing runs.',
  'billing_runs:write': 'Begin, preview and confirm billing runs.',
  'reports:read': 'Read reports: sums of fees, payments and attendance.',
  'audit:read': 'Read the audit log.',
  'events:read': 'Read what happened, and the types of events.',
  'webhooks:read': 'Read webhook endpoints and what was sent to them.',
  'webhooks:write': 'Make, change, delete and test webhook endpoints, give them other secrets, and send again.',
} as const;

/** A scope of an API key: `students:read`. */
export type Scope = keyof typeof SCOPES;

/** The scopes that each filter needs, by its name. */
export type FilterScopes = Readonly<Record<string, readonly Scope[]>>;

/** Whether there is such a scope. */
export const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text);
