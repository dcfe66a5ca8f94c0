import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, TenantIndexes, tenantKey } from '../../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../../platform/fields/columns.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStage } from '../enrollment.enums.ts';

/** Steps to and from being completed: reports count them, and they are few. */
const OF_COMPLETION = "coalesce(from_stage, '') = 'completed' or coalesce(to_stage, '') = 'completed'";

/**
 * A step of an enrollment from one stage to another, which is added to and never changed. The first has no stage before it; in
 * the order of `createdAt` and `id` each begins where the one before has ended, and the last ends where the enrollment stands.
 * Who asked for a place and never waited has a step to `requested`, who waited one to `waitlisted`, and one from there to
 * `requested` when a seat was passed on, or to `active` where that was at once; whoever was enrolled by the office may begin
 * `active`. A completed enrollment that is reopened goes back to `active`. Transfers drop one enrollment and begin another; a
 * deleted one that was open is dropped before.
 *
 * `createdAt` is when it happened. Of what happened before these were kept, the first and the last step are here, when they are
 * likely to have happened, done by nobody. Student, course and batch stand in the enrollment, where they never change: reading
 * them there takes no longer than copies would. So this names nobody but who did it, and outlives that people are erased.
 */
@Entity({ tableName: 'enrollment_events' })
@TenantIndexes('enrollmentId', 'effectiveOn')
@Index({
  name: 'enrollment_events_of_completion_index',
  properties: ['academyId', 'effectiveOn'],
  where: OF_COMPLETION,
})
export class EnrollmentEvent extends NoteRecord {
  @ManyToOne(() => Enrollment, tenantKey('enrollment_id'))
  enrollment!: Rel<Enrollment>;

  @Property(keyColumn('enrollment_id'))
  enrollmentId!: string;

  /** Null for the first. */
  @Enum({ items: () => EnrollmentStage, type: 'string', nullable: true })
  fromStage: EnrollmentStage | null = null;

  @Enum({ items: () => EnrollmentStage, type: 'string' })
  toStage!: EnrollmentStage;

  /**
   * The day from which on it counts, in the academy's time zone: that on which it happened, but of an enrollment that was entered
   * later than it is of, for the first the day of the enrollment as it was told then.
   */
  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  effectiveOn!: string;

  /** The user who did it; null for the service itself. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null = null;
}
