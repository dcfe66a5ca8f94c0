import { join } from 'node:path';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import type { DemoSettings } from '../../../seeds/demo-context.ts';
import { TENANT_TABLES } from '../../../seeds/load.ts';
import type { Batch } from '../../../src/features/academics/batches/batch.entity.ts';
import type { Course } from '../../../src/features/academics/courses/course.entity.ts';
import type { Enrollment } from '../../../src/features/academics/enrollments/enrollment.entity.ts';
import type { EnrollmentEvent } from '../../../src/features/academics/enrollments/steps/enrollment-event.entity.ts';
import { entities, subscribers } from '../../../src/features/index.ts';
import type { Attendance } from '../../../src/features/learning/attendance/attendance.entity.ts';
import type { Account } from '../../../src/features/money/accounts/account.entity.ts';
import type { Fee } from '../../../src/features/money/ledger/fee.entity.ts';
import type { LedgerEntry } from '../../../src/features/money/ledger/ledger-entry.entity.ts';
import type { ReceiptCounter } from '../../../src/features/money/ledger/numbers/receipt-counter.entity.ts';
import type { Payment } from '../../../src/features/money/ledger/payment.entity.ts';
import type { Membership } from '../../../src/features/people/members/membership.entity.ts';
import type { Parent } from '../../../src/features/people/parents/parent.entity.ts';
import type { ParentStudent } from '../../../src/features/people/parents/parent-student.entity.ts';
import type { Department } from '../../../src/features/people/staff/department.entity.ts';
import type { Staff } from '../../../src/features/people/staff/staff.entity.ts';
import type { Student } from '../../../src/features/people/students/student.entity.ts';
import type { ClassSession } from '../../../src/features/scheduling/sessions/class-session.entity.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { migrate } from '../../../src/platform/database/migrations.ts';
import { tenantTransaction } from '../../../src/platform/database/tenant-session.ts';
import { migratedDatabaseUrl } from '../../support/app.ts';
import { copyOfDemo } from '../../support/demo.ts';
import { SYSTEM_USER_ID } from '../../support/system-user.ts';

/** The rows that the seed rules check, as entities. */
export interface SeededRows {
  batches: Batch[];
  sessions: ClassSession[];
  enrollments: Enrollment[];
  enrollmentEvents: EnrollmentEvent[];
  attendance: Attendance[];
  accounts: Account[];
  ledgerEntries: LedgerEntry[];
  fees: Fee[];
  payments: Payment[];
  receiptCounters: ReceiptCounter[];
  memberships: Membership[];
  parentStudents: ParentStudent[];
  students: Student[];
  parents: Parent[];
  staff: Staff[];
  departments: Department[];
  courses: Course[];
}

/** Opens a migrated, empty database on the engine under test. The caller closes it. */
export const openEmptyDatabase = async (): Promise<Database> => open(await migratedDatabaseUrl());

/** Opens a copy of the demo, which was loaded at the present moment. The caller closes it. */
export const openDemo = async (): Promise<Database> => open((await copyOfDemo()).DATABASE_URL);

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url, entities, migrations, subscribers });
  await migrate(database);
  return database;
}

/** Opens a migrated, empty database on the engine under test, closed at the end of the test. */
export async function emptyDatabase(): Promise<Database> {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  return database;
}

/** Returns the settings for the actions of the demo. Its files are in a folder of this process. */
export const demoSettings = (): DemoSettings => ({
  storage: { kind: 'local', folder: join(inject('sqliteFolder'), `files-${process.pid}`) },
  pdfFonts: [],
  publicUrl: null,
});

/** Returns the ids of the academies by slug. */
export async function academiesOf(database: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ slug: string; id: string }>`select slug, id from academies order by slug`.execute(
    database.kysely,
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Returns all rows of an academy. */
export function rowsOf(database: Database, academyId: string): Promise<SeededRows> {
  return tenantTransaction(database, academyId, async (em) => {
    const rows: Record<string, object[]> = {};
    for (const [subject, entity] of Object.entries(TENANT_TABLES)) {
      rows[subject] = await em.find(entity as never, {}, { orderBy: { id: 'asc' } as never });
    }
    return rows as never;
  });
}

/** Returns every row of the seeded tables, without password hashes and the system user. */
export async function dump(database: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = ['users', 'academies', ...Object.values(TENANT_TABLES).map((entity) => tableOf(database, entity))];
  const dumped: Record<string, Record<string, unknown>[]> = {};
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id`.execute(
      database.kysely,
    );
    const loaded = rows.filter(({ id }) => id !== SYSTEM_USER_ID);
    dumped[table] = loaded.map(({ password_hash, ...row }) => row);
  }
  return dumped;
}

const tableOf = (database: Database, entity: unknown): string =>
  database.orm.getMetadata().get(entity as never).tableName;
