/** A scope of an API key: `students:read`. */
export type Scope = `${string}:read` | `${string}:write`;

/**
 * The descriptions of scopes that need more than the standard description. The standard description of a read scope is
 * "Read …", and that of a write scope is "Create, change and delete …".
 */
const SPECIAL: Readonly<Record<Scope, string>> = {
  'academy:read': 'Read the academy, its settings, and the identity of the key itself.',
  'academy:write': 'Change the academy and its settings.',
  'staff:read': 'Read staff members.',
  'staff:write': 'Create, change, import and delete staff members.',
  'time_off:read': 'Read the time off of staff members.',
  'time_off:write': 'Request, change, decide on and withdraw time off for staff members.',
  'students:write': 'Create, change, import and delete students.',
  'parents:write': 'Create, change, import and delete parents, and link them to students.',
  'members:read': 'Read the members with a login, and the invitations.',
  'sessions:read': 'Read sessions, timetables and clashes, and preview the effect of changes on sessions.',
  'sessions:write': 'Create, change, cancel and restore sessions.',
  'tracks:read': 'Read tracks, levels and skills.',
  'tracks:write': 'Create, change and delete tracks, levels and skills.',
  'skill_marks:write': 'Mark skills of students, and void marks.',
  'student_levels:read': 'Read the levels of students, and find the students who are ready for a promotion.',
  'student_levels:write': 'Promote students, and undo promotions.',
  'certificates:read': 'Read certificates, with the names of students and signatories on them.',
  'certificates:write': 'Issue, reissue and revoke certificates.',
  'enrollments:write': 'Enroll, and change, approve, transfer, complete, drop, import and delete enrollments.',
  'attendance:write': 'Mark and correct attendance.',
  'grades:read': 'Read assessments, results, averages, gradebooks and earlier results.',
  'grades:write': 'Create, change, publish, archive and delete assessments, save results, and finalise grades.',
  'fees:write': 'Create, change, import, split and void fees, and waive penalties.',
  'accounts:read': 'Read the accounts of payers, and account statements.',
  'accounts:write': 'Choose whether the credit of an account is allocated to its fees automatically.',
  'payments:write': 'Record and refund payments.',
  'credit_notes:write': 'Issue credit notes.',
  'invoices:read': 'Read invoices, with the names of payers and students on them.',
  'invoices:write': 'Issue invoices, and replace invoiced fees.',
  'fee_plans:write': 'Create, change, revise and delete fee plans.',
  'billing_runs:write': 'Begin, preview and confirm billing runs.',
  'reports:read': 'Read reports: sums of fees, payments and attendance.',
  'audit:read': 'Read the audit log.',
  'events:read': 'Read events and event types.',
  'announcements:read': 'Read announcements, and preview their recipients.',
  'announcements:write': 'Create, change, publish, withdraw and delete announcements.',
  'notices:read': 'Read messages of notices, with their states and texts.',
  'notices:write': 'Send messages of notices again.',
  'files:write': 'Upload and delete files.',
  'webhooks:read': 'Read webhook endpoints and their deliveries.',
  'webhooks:write': 'Create, change, delete and test webhook endpoints, replace their secrets, and repeat deliveries.',
};

const declared = new Map<Scope, string>();

/** Registers a scope. Each root field registers the scope that it needs. */
export function declareScope(scope: Scope): void {
  const [resource = '', action] = scope.split(':');
  const standard = `${action === 'read' ? 'Read' : 'Create, change and delete'} ${resource.replaceAll('_', ' ')}.`;
  declared.set(scope, SPECIAL[scope] ?? standard);
}

/**
 * Returns the scopes of API keys and their descriptions, sorted by name. The list is complete only after all features
 * are loaded.
 */
export const scopes = (): [Scope, string][] => [...declared].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The scopes that filters require, by the names of the filters. */
export type FilterScopes = Readonly<Record<string, readonly Scope[]>>;

/** Returns true if the text is a registered scope. */
export const isScope = (text: string): text is Scope => declared.has(text as Scope);
