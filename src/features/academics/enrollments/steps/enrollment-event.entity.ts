import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, TenantIndexes, tenantKey } from '../../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../../platform/fields/columns.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStage } from '../enrollment.enums.ts';

/**
 * The SQL condition for steps to or from the stage `completed`. An index contains only these steps, because reports
 * count them. They are few, so the index is small.
 */
const OF_COMPLETION = "coalesce(from_stage, '') = 'completed' or coalesce(to_stage, '') = 'completed'";

/**
 * A step of an enrollment from one stage to another. Steps are only added, never changed, and are ordered by
 * `createdAt` and `id`. The first step has no former stage. Each later step begins with the stage at the end of the
 * previous step. The last step ends with the current stage.
 *
 * Examples: A request that gets a seat has a step to `requested`. A request on the waitlist has a step to `waitlisted`.
 * It then has a step to `requested` when it gets a seat, or a step to `active` if it is approved directly. An
 * enrollment that the office enters may begin with `active`. A reopened enrollment returns from `completed` to
 * `active`. A transfer drops one enrollment and begins another. An open enrollment that is deleted is dropped first.
 *
 * `createdAt` is the time of the step. For enrollments that are older than this table, the first and last steps are
 * estimated and have no actor. The student, course and batch of an enrollment never change, so a step does not store
 * copies of them. Erasing a person does not delete steps, because a step contains no personal data except the id of its
 * actor.
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

  /** The stage before the step; null for the first step of an enrollment. */
  @Enum({ items: () => EnrollmentStage, type: 'string', nullable: true })
  fromStage: EnrollmentStage | null = null;

  @Enum({ items: () => EnrollmentStage, type: 'string' })
  toStage!: EnrollmentStage;

  /**
   * The day from which reports count the step, in the academy's time zone. Usually this is the day on which the step
   * was made. For the first step of a backdated enrollment, it is the enrollment date.
   */
  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  effectiveOn!: string;

  /** The id of the user who made the step; null if the service made it. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null = null;
}
