import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';

/**
 * The time up to which the jobs of a schedule have been added, for all academies in one time zone. The process that
 * moves this time forward adds the jobs.
 */
@Entity({ tableName: 'schedule_runs' })
export class ScheduleRun {
  @PrimaryKey({ type: 'string', length: 100 })
  name!: string;

  /** The IANA name; UTC for work that belongs to no academy. */
  @PrimaryKey({ type: 'string', length: 100 })
  timeZone!: string;

  /** The last due time. At first, it is the time when the schedule was first seen. */
  @Property({ type: Timestamp })
  lastDue!: string;
}
