import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, TenantIndexes, tenantKey } from '../../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../../platform/fields/columns.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStage } from '../enrollment.enums.ts';

/** The condition for steps to or from `completed`. These steps are few, and reports count them. */
const OF_COMPLETION = "coalesce(from_stage, '') = 'completed' or coalesce(to_stage, '') = 'completed'";

/**
 * A step of an enrollment from one stage to another. Steps are only added, never changed.
 * Order: by `createdAt` and `id`. The first step has no former stage. Each step begins with the stage in which the step
 * before ended. The last step ends with the current stage.
 * Examples: a request with a seat has a step to `requested`. A waitlisted request has a step to `waitlisted`, and then a
 * step to `requested` after promotion, or to `active` after direct approval. An enrollment by the office may begin with
 * `active`. A reopened enrollment returns from `completed` to `active`. A transfer drops one enrollment and begins
 * another. Deleting an open enrollment drops it first.
 * `createdAt` is the time of the step. For enrollments from before steps were recorded, the first and last steps are
 * estimated and have no actor.
 * The student, course and batch are read from the enrollment, where they never change; copies would not be faster. The
 * step therefore contains only its actor, and it stays when a person is erased.
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

  /** The former stage; null for the first step. */
  @Enum({ items: () => EnrollmentStage, type: 'string', nullable: true })
  fromStage: EnrollmentStage | null = null;

  @Enum({ items: () => EnrollmentStage, type: 'string' })
  toStage!: EnrollmentStage;

  /**
   * The day from which the step counts, in the academy's time zone. This is the day of the step; for the first step of a
   * backdated enrollment, the enrollment date at that time.
   */
  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  effectiveOn!: string;

  /** The user who caused the step; null for the service itself. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null = null;
}
