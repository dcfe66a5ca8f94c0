import { Field, Int, ObjectType } from 'type-graphql';

const PERCENT = 'with two decimal places, `"91.11"`; null if';

@ObjectType({ description: 'How students were marked, of those who were expected.' })
export abstract class AttendanceOfReport {
  @Field(() => Int, { description: 'The number of marks of students who attended on time.' })
  present!: number;

  @Field(() => Int, { description: 'The number of marks of students who arrived late.' })
  late!: number;

  @Field(() => Int, { description: 'The number of marks of students who did not attend.' })
  absent!: number;

  @Field(() => Int, { description: 'The number of marks of students who did not attend, with approval.' })
  excused!: number;

  @Field(() => Int, { description: 'The number of all marks.' })
  marked!: number;

  @Field(() => Int, {
    description: 'The number of expected attendances: the sum of the active students of all sessions that have begun.',
  })
  expected!: number;

  @Field(() => String, {
    nullable: true,
    description:
      `The attendance rate in percent ${PERCENT} no mark counts. The academy's settings decide how late and ` +
      'excused marks count.',
  })
  rate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The percentage of attending students who were on time, ${PERCENT} no student attended.`,
  })
  punctuality!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The percentage of expected students who have a mark in their session, ${PERCENT} no student was expected.`,
  })
  coverage!: string | null;
}
