import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import {
  DateColumn,
  EnumColumn,
  InnerColumn,
  RelationColumn,
  TextColumn,
  TimeColumn,
} from '../../../platform/fields/columns.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { TimeOffStatus } from './time-off.enums.ts';

@ObjectType('StaffTimeOff', { description: 'Days on which a staff member is away, or hours of one day.' })
@Entity({ tableName: 'staff_time_off' })
@TenantIndexes('createdAt', 'updatedAt', 'startDate', 'endDate', 'status', ['staffId', 'startDate'])
export class StaffTimeOff extends SoftDeletedTenantRecord {
  @RelationColumn(() => Staff, 'staff_id', 'The staff member.', { inEvents: true })
  staff!: Rel<Staff>;
  staffId!: string;

  @DateColumn('The first day.', { inEvents: true, personal: 'keep' })
  startDate!: string;

  @DateColumn('The last day, on or after the first.', { inEvents: true, personal: 'keep' })
  endDate!: string;

  @TimeColumn('The start as a local time, for time off on a single day; null for whole days.', { nullable: true })
  startTime: string | null = null;

  @TimeColumn('The end as a local time after the start, for time off on a single day; null for whole days.', {
    nullable: true,
  })
  endTime: string | null = null;

  /**
   * The local start, such as `2026-12-01T00:00:00`; `wallEnd` is the local end. Both are compared with the local times
   * of sessions.
   */
  @InnerColumn({ type: 'string', length: 19 }, { personal: 'keep' })
  wallStart!: string;

  @InnerColumn({ type: 'string', length: 19 }, { personal: 'keep' })
  wallEnd!: string;

  @TextColumn(255, 'The reason', { nullable: true, personal: 'blank' })
  reason: string | null = null;

  @EnumColumn(() => TimeOffStatus, 'The status of the request.', { default: TimeOffStatus.REQUESTED, inEvents: true })
  status: TimeOffStatus = TimeOffStatus.REQUESTED;
}
