import type { EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { Batch } from '../src/features/academics/batches/batch.entity.ts';
import { Course } from '../src/features/academics/courses/course.entity.ts';
import { Enrollment } from '../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentEvent } from '../src/features/academics/enrollments/steps/enrollment-event.entity.ts';
import { Room } from '../src/features/academics/rooms/room.entity.ts';
import { Academy } from '../src/features/academy/academies/academy.entity.ts';
import { CallerMembership } from '../src/features/identity/auth/callers/caller-membership.entity.ts';
import { User } from '../src/features/identity/auth/user.entity.ts';
import { Attendance } from '../src/features/learning/attendance/attendance.entity.ts';
import { Account } from '../src/features/money/accounts/account.entity.ts';
import { Fee } from '../src/features/money/ledger/fee.entity.ts';
import { LedgerEntry } from '../src/features/money/ledger/ledger-entry.entity.ts';
import { ReceiptCounter } from '../src/features/money/ledger/numbers/receipt-counter.entity.ts';
import { Payment } from '../src/features/money/ledger/payment.entity.ts';
import { Membership } from '../src/features/people/members/membership.entity.ts';
import { Parent } from '../src/features/people/parents/parent.entity.ts';
import { ParentStudent } from '../src/features/people/parents/parent-student.entity.ts';
import { Department } from '../src/features/people/staff/department.entity.ts';
import { Staff } from '../src/features/people/staff/staff.entity.ts';
import { StaffDepartment } from '../src/features/people/staff/staff-department.entity.ts';
import { Student } from '../src/features/people/students/student.entity.ts';
import { ClassSession } from '../src/features/scheduling/sessions/class-session.entity.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { AcademyRows, TenantRows } from './academy-rows.ts';
import { enterAcademy } from './enter-academy.ts';
import type { UserRow } from './factories/users.ts';
import { insertRows } from './insert-rows.ts';

/** The tenant tables that seeds fill. Each table comes after the tables to which its rows refer. */
export const TENANT_TABLES: { [Subject in keyof TenantRows]: EntityClass<unknown> } = {
  staff: Staff,
  departments: Department,
  staffDepartments: StaffDepartment,
  students: Student,
  parents: Parent,
  parentStudents: ParentStudent,
  courses: Course,
  rooms: Room,
  batches: Batch,
  enrollments: Enrollment,
  enrollmentEvents: EnrollmentEvent,
  sessions: ClassSession,
  attendance: Attendance,
  accounts: Account,
  fees: Fee,
  payments: Payment,
  ledgerEntries: LedgerEntry,
  receiptCounters: ReceiptCounter,
  memberships: Membership,
};

/** Returns all tables that have rows of academies, whether seeds, triggers or the service fill them. */
export async function academyTables(database: Database, em: SqlEntityManager): Promise<string[]> {
  const { rows } = await (database.engine === 'postgresql'
    ? sql<{ name: string }>`
        select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'academy_id'
        where relkind = 'r' and relnamespace = current_schema::regnamespace`
    : sql<{ name: string }>`
        select t.name from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and c.name = 'academy_id'`
  ).execute(em.getKysely());
  return rows.map(({ name }) => name);
}

/** Inserts users outside of any academy, in the caller's transaction. */
export async function loadUsers(database: Database, em: SqlEntityManager, users: UserRow[]): Promise<void> {
  await writeThroughConnections(database, em);
  await insertRows({ database, em }, User, users);
}

/**
 * Makes Citus write through a connection even if the rows are on the same server. After writes without a connection,
 * Citus would refuse to analyze the tables. Without Citus, the setting has no effect.
 */
async function writeThroughConnections({ engine }: Database, em: SqlEntityManager): Promise<void> {
  if (engine === 'postgresql') await sql`set local citus.enable_local_execution = off`.execute(em.getKysely());
}

/**
 * Inserts an academy, its users and all of its rows, in the caller's transaction. Sets the academy of the transaction,
 * so later statements can access only rows of this academy.
 */
export async function loadAcademy(
  database: Database,
  em: SqlEntityManager,
  { academy, users, rows: sources }: AcademyRows,
): Promise<void> {
  // memberships are inserted twice: sign-in reads copies of them
  const rows = { ...sources, memberships: [...sources.memberships] };
  await loadUsers(database, em, users);
  await insertRows({ database, em }, Academy, [academy]);
  await enterAcademy(database, em, academy.id);
  for (const [subject, entity] of Object.entries(TENANT_TABLES)) {
    await insertRows({ database, em, academyId: academy.id }, entity, rows[subject as keyof TenantRows]);
    await analyze(em, entity);
  }
  const copies = rows.memberships.map(({ createdAt, updatedAt, ...copy }) => copy);
  await insertRows({ database, em, academyId: academy.id }, CallerMembership, copies);
  await analyze(em, CallerMembership);
}

/**
 * Updates the statistics of a table. Without them, databases choose query plans for empty tables, and PostgreSQL even
 * caches such plans for its checks of foreign keys.
 */
async function analyze(em: SqlEntityManager, entity: EntityClass<unknown>): Promise<void> {
  await sql`analyze ${sql.table(em.getMetadata().get(entity).tableName)}`.execute(em.getKysely());
}

/** After a load, gathers the statistics that query plans are based on, in the caller's transaction. */
export async function gatherStatistics(database: Database, em: SqlEntityManager): Promise<void> {
  for (const table of ['users', 'academies', ...(await academyTables(database, em))]) {
    await sql`analyze ${sql.table(table)}`.execute(em.getKysely());
  }
}
