import { Migration } from '@mikro-orm/migrations';
import { appendOnly } from './initial/append-only.ts';
import { attendanceSums } from './initial/attendance-sums.ts';
import { expectedStudents } from './initial/expected-students.ts';
import { planUsage } from './initial/plan-usage.ts';
import { rowCounts } from './initial/row-counts.ts';
import { searchTexts } from './initial/search-texts.ts';
import { studentCounts } from './initial/student-counts.ts';
import { tables } from './initial/tables.ts';
import { tenantRole } from './initial/tenant-role.ts';

/**
 * Two tables: one has the oldest version of the service that can use the database (see migrations.ts). The other one
 * has the counts for rate limits, which all processes share.
 */
const OF_THE_SERVICE = [
  'create table schema_info (id integer primary key default 1 check (id = 1), oldest_code varchar(255) not null)',
  `insert into schema_info (oldest_code) values ('20261126200000-initial')`,
  // unlogged as rate-limiter-flexible recommends, because the table is written often and need not survive a crash
  `create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
];

/** The user whom the audit log names for the service's own writes. */
const SYSTEM_USER = `insert into users (id, created_at, updated_at, name, email, password_hash, kind)
  values ('00000000-0000-7000-8000-000000000001', current_timestamp, current_timestamp, 'System', 'system@keys.invalid', '!', 'system')`;

/**
 * Creates the whole data model as of version 1: the tables that entities declare, the triggers and functions, and the
 * tenant role.
 */
export class Initial extends Migration {
  override up(): void {
    const kept = [...searchTexts, ...rowCounts, ...studentCounts, ...attendanceSums, ...expectedStudents];
    for (const statement of [...tables, ...OF_THE_SERVICE, ...tenantRole]) this.addSql(statement);
    for (const statement of [...kept, ...appendOnly, ...planUsage, SYSTEM_USER]) this.addSql(statement);
  }
}
