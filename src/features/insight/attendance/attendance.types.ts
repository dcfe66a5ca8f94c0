import { Field, Int, ObjectType } from 'type-graphql';

const PERCENT = 'with two decimal places, `"91.11"`; null where';

@ObjectType({ description: 'How students were marked, of those who were expected.' })
export abstract class AttendanceOfReport {
  @Field(() => Int, { description: 'Marks of students who attended in time.' })
  present!: number;

  @Field(() => Int, { description: 'Marks of students who arrived late.' })
  late!: number;

  @Field(() => Int, { description: 'Marks of students who did not attend.' })
  absent!: number;

  @Field(() => Int, { description: 'Marks of students who did not attend, with approval.' })
  excused!: number;

  @Field(() => Int, { description: 'All marks.' })
  marked!: number;

  @Field(() => Int, { description: 'Students expected: those who were active, of each session that has begun.' })
  expected!: number;

  @Field(() => String, {
    nullable: true,
    description: `How many per cent of the times that count were attended, ${PERCENT} nothing counts.`,
  })
  rate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The percentage of students attending who were on time, ${PERCENT} no student attended.`,
  })
  punctuality!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The percentage of expected students who are marked in their sessions, ${PERCENT} no student was expected.`,
  })
  coverage!: string | null;
}
