import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';

/** The gradebook of a batch. Its columns come from the row of the batch. */
@ObjectType({ description: 'The gradebook of a batch: its assessments, and a row per student.' })
@Entity({
  expression: `select b.id, b.id as batch_id, b.academy_id, b.course_id, b.instructor_id from batches b
    where b.academy_id = :academy_id and b.deleted_at is null`,
})
export class Gradebook {
  @Property({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  academyId!: string;

  @Field(() => ID, { description: 'The batch.' })
  @Property({ type: 'uuid' })
  batchId!: string;

  @Property({ type: 'uuid' })
  courseId!: string;

  @Property({ type: 'uuid', nullable: true })
  instructorId!: string | null;
}
