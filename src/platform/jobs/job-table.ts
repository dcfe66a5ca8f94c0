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
  /** A condition for jobs of `t` that may run; jobs of suspended or deleted academies wait. */
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

/** Returns the columns of the primary key, prefixed with the table's alias. */
export const keyOf = (table: JobTable, alias: string): Sql =>
  sql.join(table.key.map((column) => sql.ref(`${alias}.${column}`)));
