import { sql } from 'kysely';
import type { Sql } from '../loaders/read-model.ts';
import { Job } from './job.entity.ts';
import type { JobKind } from './job-kind.ts';
import { SystemJob } from './system-job.entity.ts';

/** One of the two job tables. */
export interface JobTable {
  readonly of: JobKind<object>['of'];
  readonly entity: typeof Job | typeof SystemJob;
  readonly name: string;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** The condition that a job `t` may run. Jobs of suspended or deleted academies have to wait. */
  readonly isOpen: Sql;
}

export const academyJobs: JobTable = {
  of: 'academy',
  entity: Job,
  name: 'jobs',
  key: ['academy_id', 'id'],
  isOpen: sql`exists (
    select 1 from academies a where a.id = t.academy_id and a.status <> 'suspended' and a.deleted_at is null)`,
};

export const systemJobs: JobTable = {
  of: 'system',
  entity: SystemJob,
  name: 'system_jobs',
  key: ['id'],
  isOpen: sql`1 = 1`,
};

export const JOB_TABLES = [academyJobs, systemJobs];

/** Returns the columns of the primary key, with the alias of the table. */
export const keyOf = (table: JobTable, alias: string): Sql =>
  sql.join(table.key.map((column) => sql.ref(`${alias}.${column}`)));
