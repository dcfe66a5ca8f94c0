import { beforeAll, describe, expect, inject, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { isTenantTable, readCatalogue, type Table } from './catalogue.ts';

/** Tables without an academy. */
const SHARED = [
  ...['academies', 'account_tokens', 'mikro_orm_migrations', 'operator_actions', 'refusing_addresses'],
  ...['schedule_runs', 'schema_info'],
  ...['sessions', 'system_jobs', 'users'],
];

/** Tables without an academy that exist only on PostgreSQL. */
const SHARED_BY_PROCESSES = inject('engine') === 'postgresql' ? ['last_writes', 'rate_limits'] : [];

/** Tables that count the rows of each student. */
const OF_STUDENTS = ['student_attendance_counts', 'student_enrollment_counts', 'student_fee_counts'];

/** Tables of sums, keyed by the group that each sum belongs to. */
const SUMS = ['attendance_months', 'fee_balances'];

/** The tables that keep how far events were processed. */
const CURSORS = ['event_cursors', 'fee_reminder_marks', 'notice_cursors'];

/** Tables of notices. Notices outlive the records that they are about, and their recipients are in several tables. */
const NOTICES = [
  ...['fee_reminders', 'notice_preferences', 'notification_sends', 'notification_subjects', 'notifications'],
];

/** The table with copies of memberships. The memberships have the foreign keys. */
const COPIES = 'caller_memberships';

/** Returns true for count tables, which have no foreign keys: the counted rows have them. */
const isCount = (table: Table): boolean => table.name.endsWith('_counts');

const isSum = (table: Table): boolean => SUMS.includes(table.name);

describe('database keys', () => {
  let tables: Table[];
  let tenantTables: Table[];

  beforeAll(async () => {
    tables = await readCatalogue((await testApp()).services.database);
    tenantTables = tables.filter(isTenantTable);
  });

  it('every table belongs to academies, except the tables in SHARED and SHARED_BY_PROCESSES', () => {
    const others = tables.filter((table) => !isTenantTable(table)).map((table) => table.name);
    expect(others).toEqual([...SHARED, ...SHARED_BY_PROCESSES].toSorted());
    expect(tenantTables.length).toBeGreaterThanOrEqual(13);
  });

  it('primary keys of cursor tables contain only the id of the academy', () => {
    const cursors = tenantTables.filter(({ name }) => CURSORS.includes(name));
    expect(cursors.map(({ name, primaryKey }) => [name, ...primaryKey])).toEqual(
      CURSORS.map((name) => [name, 'academy_id']),
    );
  });

  it('primary keys of tenant tables are (academy_id, id), so they begin with the academy', () => {
    for (const table of tenantTables.filter((each) => !isCount(each) && !isSum(each) && !CURSORS.includes(each.name))) {
      expect(table.primaryKey, table.name).toEqual(['academy_id', 'id']);
      expect(table.required, table.name).toEqual(expect.arrayContaining(['academy_id', 'id']));
    }
  });

  it('keys of count tables begin with the academy, followed by the shard or the student', () => {
    const counts = tenantTables.filter(isCount);
    expect(counts.length).toBeGreaterThanOrEqual(7);
    for (const { name, primaryKey, columns } of counts) {
      expect(primaryKey.slice(0, 2), name).toEqual(['academy_id', OF_STUDENTS.includes(name) ? 'student_id' : 'shard']);
      expect([...primaryKey, 'total'].toSorted(), name).toEqual(columns.toSorted());
    }
  });

  it('keys of sum tables begin with the academy, followed by the group of the sum', () => {
    const sums = tenantTables.filter(isSum);
    expect(sums.map(({ name, primaryKey }) => [name, ...primaryKey])).toEqual([
      ['attendance_months', 'academy_id', 'month', 'batch_id', 'student_id'],
      ['fee_balances', 'academy_id', 'month', 'account_id', 'fee_id'],
    ]);
  });

  it('foreign keys between tenant tables include the academy, so that relations stay within the academy', () => {
    const names = tenantTables.map((table) => table.name);
    const inside = tenantTables.flatMap((table) =>
      table.foreignKeys.filter((key) => names.includes(key.target)).map((key) => ({ table: table.name, ...key })),
    );
    expect(inside.length).toBeGreaterThanOrEqual(20);
    for (const key of inside) {
      const name = `${key.table}(${key.columns}) → ${key.target}`;
      expect(key.columns, name).toEqual(['academy_id', expect.any(String)]);
      expect(key.targetColumns, name).toEqual(['academy_id', 'id']);
      // "set null" would unset the academy, "cascade" would delete further rows
      expect(key.onDelete, name).toBe('restrict');
    }
  });

  it('every column that refers to another table has a foreign key', () => {
    // audit entries and other notes may refer to deleted rows or to several tables; search texts belong to their fees
    const notes = [
      ...['fees_search', 'audit_entries', 'idempotency_keys', 'outbox_events', 'attendance_history'],
      ...['result_history', 'file_references'],
      ...NOTICES,
      COPIES,
    ];
    // deliveries outlive their events; targets of calendar feeds and users of audit entries may be in several tables
    for (const table of tenantTables.filter((each) => !notes.includes(each.name) && !isCount(each) && !isSum(each))) {
      const references = table.columns.filter((column) => /_(id|by)$/.test(column));
      const keyed = [
        'academy_id',
        'external_id',
        'event_id',
        'actor_id',
        'target_id',
        // an API key that saved a webhook endpoint is never deleted
        'key_id',
        // references to files are in a table of their own, with a foreign key to the file
        ...['photo_file_id', 'logo_file_id', 'file_id', 'background_file_id'],
        // the id of a course or a batch, for which a material also has columns with foreign keys
        'place_id',
        ...table.foreignKeys.flatMap((key) => key.columns),
      ];
      expect(keyed, table.name).toEqual(expect.arrayContaining(references));
    }
  });

  it('every unique key begins with the academy, so that values are unique only within an academy', () => {
    for (const table of tenantTables) {
      for (const index of table.indexes.filter((each) => each.isUnique)) {
        expect(index.columns[0], `${table.name}: ${index.name}`).toBe('academy_id');
      }
    }
  });
});
