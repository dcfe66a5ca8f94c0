import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';

/**
 * The time until which the jobs of a schedule have been queued, for the academies of one time zone. Moving it queues
 * them.
 */
@Entity({ tableName: 'schedule_runs' })
export class ScheduleRun {
  @PrimaryKey({ type: 'string', length: 100 })
  name!: string;

  /** IANA name; UTC for work of no academy. */
  @PrimaryKey({ type: 'string', length: 100 })
  timeZone!: string;

  /** The last time that it was due; to begin with, when it was first seen. */
  @Property({ type: Timestamp })
  lastDue!: string;
}
