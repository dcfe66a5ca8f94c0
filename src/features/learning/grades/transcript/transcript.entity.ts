import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';

/** The student data at the top of a transcript. */
@ObjectType({
  description: 'The transcript of a student: the completed courses, the levels reached and the certificates.',
})
@Entity({
  expression: `select s.id, s.id as student_id, s.academy_id, s.name as student_name, s.student_number from students s
    where s.academy_id = :academy_id and s.deleted_at is null`,
})
export class Transcript {
  @Property({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  academyId!: string;

  @Field(() => ID, { description: 'The student.' })
  @Property({ type: 'uuid' })
  studentId!: string;

  @Field(() => String, { description: 'The name of the student.' })
  @Property({ type: 'string' })
  studentName!: string;

  @Field(() => String, { description: 'The number of the student.' })
  @Property({ type: 'string' })
  studentNumber!: string;
}
