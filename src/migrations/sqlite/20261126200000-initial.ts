import { Migration } from '@mikro-orm/migrations';
import { appendOnly } from './initial/append-only.ts';
import { attendanceSums } from './initial/attendance-sums.ts';
import { expectedStudents } from './initial/expected-students.ts';
import { rowCounts } from './initial/row-counts.ts';
import { searchTexts } from './initial/search-texts.ts';
import { studentCounts } from './initial/student-counts.ts';
import { tables } from './initial/tables.ts';

/** The table with the oldest version of the service that can use the database (see migrations.ts). */
const SCHEMA_INFO = [
  'create table schema_info (id integer not null primary key default 1 check (id = 1), oldest_code text not null)',
  `insert into schema_info (oldest_code) values ('20261126200000-initial')`,
];

const NOW = `strftime('%Y-%m-%dT%H:%M:%fZ')`;

/** The user whom the audit log names for the service's own writes. */
const SYSTEM_USER = `insert into users (id, created_at, updated_at, name, email, password_hash, kind)
  values ('00000000-0000-7000-8000-000000000001', ${NOW}, ${NOW}, 'System', 'system@keys.invalid', '!', 'system')`;

/** Creates the whole data model as of version 1: the tables that entities declare, and the triggers. */
export class Initial extends Migration {
  override up(): void {
    const kept = [...searchTexts, ...rowCounts, ...studentCounts, ...attendanceSums, ...expectedStudents];
    for (const statement of [...tables, ...SCHEMA_INFO, ...kept, ...appendOnly, SYSTEM_USER]) this.addSql(statement);
  }
}
