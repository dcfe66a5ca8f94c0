import { Entity, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { RecordTimes } from '../database/tenant-record.ts';
import { queuedJob } from './queued-job.ts';

/** A job that belongs to no academy, such as an account mail or the deletion of old login sessions. */
@Entity({ tableName: 'system_jobs' })
@Unique({ properties: ['dedupeKey'] })
export class SystemJob extends queuedJob(RecordTimes, 'system_jobs') {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();
}
