/** Tables in which the tenant role may insert, update and delete rows. */
const WRITABLE = [
  ...['accounts', 'api_keys', 'attendance', 'batches', 'billing_runs', 'calendar_feeds', 'charge_credits'],
  ...[
    'class_sessions',
    'closure_targets',
    'closures',
    'courses',
    'credit_note_counters',
    'departments',
    'discount_uses',
  ],
  ...['discounts', 'enrollment_add_ons', 'enrollment_transfers', 'enrollments', 'event_cursors', 'fee_balances'],
  ...[
    'fee_plans',
    'fees',
    'idempotency_keys',
    'invitations',
    'jobs',
    'memberships',
    'outbox_events',
    'parent_students',
  ],
  ...['parents', 'receipt_counters', 'rooms', 'staff', 'staff_departments', 'staff_time_off', 'students', 'tax_rates'],
  ...['terms', 'webhook_deliveries', 'webhook_endpoints'],
];

/** Tables whose rows the tenant role may not delete: the academies, and the counts and sums that triggers update. */
const KEPT = [
  ...['academies', 'attendance_counts', 'attendance_months', 'audit_entry_counts', 'enrollment_counts', 'fee_counts'],
  ...['parent_counts', 'payment_counts', 'student_counts'],
];

/** Tables into which the tenant role may insert rows, but whose rows it may not change or delete. */
const APPENDED = [
  ...['attendance_history', 'audit_entries', 'credit_notes', 'enrollment_events', 'former_due_dates', 'ledger_entries'],
  'payments',
];

/**
 * The role for tenant work (see tenant-session.ts), and its privileges. Roles belong to the whole server, so another
 * database may already have created the role, or be creating it at the same time.
 */
export const tenantRole: readonly string[] = [
  `do $$ begin
    if not exists (select from pg_roles where rolname = 'academy_tenant') then
      create role academy_tenant nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`,
  `do $$ begin
    if not pg_has_role(current_user, 'academy_tenant', 'set') then
      execute format('grant academy_tenant to %I', current_user);
    end if;
  end $$`,
  'grant usage on schema public to academy_tenant',
  `grant select, insert, update, delete on ${WRITABLE.join(', ')} to academy_tenant`,
  `grant select, insert, update on ${KEPT.join(', ')} to academy_tenant`,
  `grant select, insert on ${APPENDED.join(', ')} to academy_tenant`,
  'grant update (voided_at, updated_at) on credit_notes to academy_tenant',
  'grant select (id, name, email, created_at, updated_at, email_verified_at) on users to academy_tenant',
];
