import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { TENANT_ROLE } from '../../src/platform/database/tenant-role.ts';
import { testApp } from '../support/app.ts';
import { isTenantTable, readCatalogue, rowsOf } from './catalogue.ts';

/**
 * Tables without forced row-level security, because their owner reads them before an academy is chosen, or reads or claims
 * rows of all academies.
 */
const NOT_FORCED = [
  ...[
    'academies',
    'api_keys',
    'calendar_feeds',
    'caller_memberships',
    'certificate_prints',
    'certificates',
    'event_cursors',
  ],
  ...['files', 'jobs', 'notice_cursors', 'notifications', 'outbox_events', 'webhook_deliveries'],
];

/**
 * Tables of search texts, which only the owner reads. Work for an academy searches them through functions that filter
 * by the academy.
 */
const SEARCHED = ['fees_search', 'parents_search', 'payments_search', 'students_search'];
const SEARCHES = ['fees', 'parents', 'payments', 'student_names', 'students'];
const COUNTS_OF_FOUND = ['attendance_of_students', 'enrollments_of_students', 'fees', 'fees_of_students'];

const OWN = "(academy_id = (current_setting('app.academy_id'::text))::uuid)";

const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
/** Privileges on ledger tables, whose rows are inserted but never changed. */
const LEDGER = ['SELECT', 'INSERT'];

/** Privileges of the tenant role on tables where it has fewer than `ALL`. */
const GRANTS: Record<string, string[]> = {
  academies: ['SELECT', 'INSERT', 'UPDATE'],
  attendance_history: LEDGER,
  audit_entries: LEDGER,
  credit_notes: LEDGER,
  enrollment_events: LEDGER,
  former_due_dates: LEDGER,
  invoices: LEDGER,
  ledger_entries: LEDGER,
  payments: LEDGER,
  // triggers count rows with the privileges of the writer
  ...Object.fromEntries(
    [
      ...['attendance', 'audit_entry', 'enrollment', 'fee', 'parent', 'payment', 'student'],
      ...['student_attendance', 'student_enrollment', 'student_fee'],
    ].map((name) => [`${name}_counts`, ['SELECT', 'INSERT', 'UPDATE']]),
  ),
  attendance_months: ['SELECT', 'INSERT', 'UPDATE'],
  account_tokens: [],
  mikro_orm_migrations: [],
  operator_actions: [],
  rate_limits: [],
  last_writes: [],
  refusing_addresses: [],
  schema_info: [],
  ...Object.fromEntries(SEARCHED.map((table) => [table, []])),
  sessions: [],
  schedule_runs: [],
  system_jobs: [],
  users: [],
};

const VISIBLE_OF_USERS = ['created_at', 'email', 'email_verified_at', 'id', 'name', 'updated_at'];

describe.runIf(inject('engine') === 'postgresql')('row-level security on PostgreSQL', () => {
  let database: Database;
  let tables: string[];
  let tenantTables: string[];

  beforeAll(async () => {
    database = (await testApp()).services.database;
    const catalogue = await readCatalogue(database);
    tables = catalogue.map((table) => table.name);
    tenantTables = catalogue.filter(isTenantTable).map((table) => table.name);
  });

  it('is enabled for every tenant table, and also restricts the owner of a table unless the table is a listed exception', async () => {
    const rows = await rowsOf(
      database,
      sql<{ name: string; enabled: boolean; forced: boolean }>`
        select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
        where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    );
    const on = rows.filter((row) => row.enabled).map((row) => row.name);
    expect(on.toSorted()).toEqual([...tenantTables, 'academies'].toSorted());
    const forced = rows.filter((row) => row.forced).map((row) => row.name);
    expect(forced.toSorted()).toEqual(
      tenantTables.filter((name) => ![...NOT_FORCED, ...SEARCHED].includes(name)).toSorted(),
    );
  });

  it('has one policy per table, which limits all commands and roles to rows of the chosen academy', async () => {
    const policies = await rowsOf(
      database,
      sql<object>`select tablename, permissive, roles::text[] as roles, cmd, qual, with_check from pg_policies
        where schemaname = 'public' order by tablename collate "C"`,
    );
    const each = { permissive: 'PERMISSIVE', roles: ['public'], cmd: 'ALL' };
    const expected = tenantTables.map((tablename) => ({ tablename, ...each, qual: OWN, with_check: OWN }));
    // a policy without its own check uses its read condition for writes
    const academies = { ...each, qual: OWN.replace('academy_id', 'id'), with_check: null };
    expect(policies).toEqual(
      [...expected, { tablename: 'academies', ...academies }].toSorted((a, b) => (a.tablename < b.tablename ? -1 : 1)),
    );
  });

  it('applies to the tenant role, which is no superuser, owns no table and is a member of no other role', async () => {
    const [role] = await rowsOf(
      database,
      sql<object>`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication,
        exists (select from pg_class where relowner = r.oid) as owns,
        exists (select from pg_auth_members where member = r.oid) as "isMember"
        from pg_roles r where rolname = ${TENANT_ROLE}`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      rolreplication: false,
      owns: false,
      isMember: false,
    });
  });

  it('is complemented by grants: the tenant role has only the privileges that the service needs', async () => {
    const privileges = [...ALL, 'TRUNCATE', 'REFERENCES', 'TRIGGER'];
    for (const table of tables) {
      const rows = await rowsOf(
        database,
        sql<{ privilege: string }>`select privilege from unnest(${privileges}::text[]) privilege
          where has_table_privilege(${TENANT_ROLE}, ${table}, privilege)`,
      );
      expect(rows.map((row) => row.privilege).toSorted(), table).toEqual((GRANTS[table] ?? ALL).toSorted());
    }
  });

  it('hides passwords: the tenant role can read only names and addresses of users', async () => {
    const rows = await rowsOf(
      database,
      sql<{ table: string; column: string; privilege: string }>`
        select c.relname as "table", a.attname as "column", privilege
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0,
          unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) privilege
        where c.relname in ('users', 'sessions', 'mikro_orm_migrations')
          and has_column_privilege(${TENANT_ROLE}, c.oid, a.attname, privilege)
        order by a.attname collate "C"`,
    );
    expect(rows).toEqual(VISIBLE_OF_USERS.map((column) => ({ table: 'users', column, privilege: 'SELECT' })));
  });

  it('cannot be bypassed: the tenant role can neither create tables nor read views, and can call only listed privileged functions', async () => {
    const [rights] = await rowsOf(
      database,
      sql<object>`select has_schema_privilege(${TENANT_ROLE}, 'public', 'CREATE') as "makesTables",
        (select json_agg(proname order by proname) from pg_proc where pronamespace = 'public'::regnamespace
          and prosecdef and has_function_privilege(${TENANT_ROLE}, oid, 'execute')) as definers,
        (select count(*) from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
          and has_table_privilege(${TENANT_ROLE}, oid, 'select')) as views`,
    );
    const searches = SEARCHES.flatMap((name) => [`count_${name}`, `find_${name}`]);
    const counts = COUNTS_OF_FOUND.map((name) => `count_${name}_found`);
    expect(rights).toEqual({
      makesTables: false,
      definers: [...searches, ...counts, 'record_last_write'].toSorted(),
      views: 0,
    });
  });
});
