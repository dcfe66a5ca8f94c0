import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { Room } from '../../academics/rooms/room.entity.ts';
import { Closure } from './closure.entity.ts';

/** A course, a batch or a room to which a closure applies. In each row, exactly one of the three is set. */
@Entity({ tableName: 'closure_targets' })
@TenantIndexes('closure', 'course', 'batch', 'room')
export class ClosureTarget extends TenantRecord {
  @ManyToOne(() => Closure, tenantKey('closure_id'))
  closure!: Rel<Closure>;

  @ManyToOne(() => Course, tenantKey('course_id', { nullable: true }))
  course: Rel<Course> | null = null;

  @ManyToOne(() => Batch, tenantKey('batch_id', { nullable: true }))
  batch: Rel<Batch> | null = null;

  @ManyToOne(() => Room, tenantKey('room_id', { nullable: true }))
  room: Rel<Room> | null = null;
}
