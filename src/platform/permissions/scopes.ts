/** A scope of an API key: `students:read`. */
export type Scope = `${string}:read` | `${string}:write`;

/** Words for scopes that do not just allow to read, or to make, change and delete, the records that they name. */
const SPECIAL: Readonly<Record<Scope, string>> = {
  'academy:read': 'Read the academy and its settings, and who the key itself is.',
  'academy:write': 'Change the academy and its settings.',
  'staff:read': 'Read staff members.',
  'staff:write': 'Make, change, import and delete staff members.',
  'time_off:read': 'Read time off of the staff.',
  'time_off:write': 'Request, change, decide on and withdraw time off of the staff.',
  'students:write': 'Make, change, import and delete students.',
  'parents:write': 'Make, change, import and delete parents, and say whose parents they are.',
  'members:read': 'Read who has a login, and who is invited.',
  'sessions:read': 'Read sessions, timetables and clashes, and preview what changes would do to them.',
  'sessions:write': 'Make, change, cancel and restore sessions.',
  'enrollments:write': 'Enroll, and change, approve, transfer, complete, drop, import and delete enrollments.',
  'attendance:write': 'Mark and correct attendance.',
  'fees:write': 'Make, change, import, split and void fees, and waive penalties.',
  'accounts:read': 'Read the accounts of those who pay, and their statements.',
  'accounts:write': 'Say whether credit of an account goes to its fees by itself.',
  'payments:write': 'Record and refund payments.',
  'credit_notes:write': 'Issue credit notes.',
  'fee_plans:write': 'Make, change, revise and delete fee plans.',
  'billing_runs:write': 'Begin, preview and confirm billing runs.',
  'reports:read': 'Read reports: sums of fees, payments and attendance.',
  'audit:read': 'Read the audit log.',
  'events:read': 'Read events, and their types.',
  'webhooks:read': 'Read webhook endpoints and their deliveries.',
  'webhooks:write': 'Make, change, delete and test webhook endpoints, give them other secrets, and send again.',
};

const declared = new Map<Scope, string>();

/** Makes a scope known. Each root field declares its own. */
export function declareScope(scope: Scope): void {
  const [resource = '', action] = scope.split(':');
  const standard = `${action === 'read' ? 'Read' : 'Make, change and delete'} ${resource.replaceAll('_', ' ')}.`;
  declared.set(scope, SPECIAL[scope] ?? standard);
}

/**
 * Returns the scopes of API keys with their words, sorted by name. Scopes apply in addition to the role of a key. The list is
 * complete only after all features are loaded.
 */
export const scopes = (): [Scope, string][] => [...declared].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The scopes that each filter needs, by its name. */
export type FilterScopes = Readonly<Record<string, readonly Scope[]>>;

/** Whether there is such a scope. */
export const isScope = (text: string): text is Scope => declared.has(text as Scope);
