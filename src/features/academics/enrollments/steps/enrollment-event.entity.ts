import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, TenantIndexes, tenantKey } from '../../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../../platform/fields/columns.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStage } from '../enrollment.enums.ts';

/** Steps to and from being completed: reports count them, and they are few. */
const OF_COMPLETION = "coalesce(from_stage, '') = 'completed' or coalesce(to_stage, '') = 'completed'";

/**
 * A step of an enrollment from one stage to another. Steps are added and never changed. The first has no former stage;
 * in the order of `createdAt` and `id` each begins with the stage in which the one before ended, and the last ends with
 * the current stage of the enrollment. A request with a seat has a step to `requested`; a waitlisted request has one to
 * `waitlisted`, and another to `requested` when it is promoted, or to `active` if it is approved at once; an enrollment
 * by the office may begin with `active`. A completed enrollment that is reopened returns to `active`. A transfer drops
 * one enrollment and begins another; deleting an open enrollment drops it first.
 * `createdAt` is the time of the step. For steps from before they were recorded, the first and the last are estimated,
 * without an actor. Student, course and batch are columns of the enrollment, where they never change: reading them there
 * is as fast as copies would be. So a step names only its actor, and stays when a person is erased.
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
   * The day from which the step counts, in the academy's time zone: the day of the step; for the first step of an
   * enrollment that was entered late, the enrollment date given at that time.
   */
  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  effectiveOn!: string;

  /** The user who did it; null for the service itself. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null = null;
}
