import { Entity, Index, Unique } from '@mikro-orm/decorators/legacy';
import { NoteRecord, TenantIndexes } from '../database/tenant-record.ts';
import { queuedJob } from './queued-job.ts';

/** A background job of an academy. It is added in the transaction of the change that causes it. */
@Entity({
  tableName: 'jobs',
  // row-level security does not apply to the owner of the table, who claims the jobs of all academies together
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt')
@Unique({ properties: ['academyId', 'dedupeKey'] })
@Index({ properties: ['academyId', 'id'], where: "coalesce(state, '') = 'held'" })
export class Job extends queuedJob(NoteRecord, 'jobs') {}
