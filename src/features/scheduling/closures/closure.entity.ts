import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { DateColumn, FlagColumn, TextColumn, TimeColumn } from '../../../platform/fields/columns.ts';

@ObjectType({
  description:
    'Days on which sessions are cancelled, or hours of one day: holidays, a snow day, a pool that is being ' +
    'cleaned. Affects the sessions of the courses, batches and rooms in its lists, or of the whole academy if ' +
    'all lists are empty.',
})
@Entity({ tableName: 'closures' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'startDate', 'endDate')
export class Closure extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @DateColumn('The first day.', { inEvents: true })
  startDate!: string;

  @DateColumn('The last day, on or after the first; at most 366 days.', { inEvents: true })
  endDate!: string;

  @TimeColumn('The start as a local time, for a closure on a single day; null for whole days.', { nullable: true })
  startTime: string | null = null;

  @TimeColumn('The end as a local time after the start, for a closure on a single day; null for whole days.', {
    nullable: true,
  })
  endTime: string | null = null;

  /**
   * The local start, such as `2026-12-01T00:00:00`; `wallEnd` is the local end. Both are compared with the local times
   * of sessions.
   */
  @Property({ type: 'string', length: 19 })
  wallStart!: string;

  @Property({ type: 'string', length: 19 })
  wallEnd!: string;

  @Field(() => [ID], { description: 'The courses whose sessions are cancelled.' })
  @Property({ type: 'json', persist: false })
  courseIds!: string[];

  @Field(() => [ID], { description: 'The batches whose sessions are cancelled.' })
  @Property({ type: 'json', persist: false })
  batchIds!: string[];

  @Field(() => [ID], { description: 'The rooms whose sessions are cancelled.' })
  @Property({ type: 'json', persist: false })
  roomIds!: string[];

  @FlagColumn('True if sessions that the closure cancels are not charged.', { inEvents: true })
  excusesFees: boolean = false;
}
