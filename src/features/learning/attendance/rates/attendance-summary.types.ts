import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The attendance of a student.' })
export class AttendanceSummary {
  @Field(() => Int, { description: 'The number of all attendance records.' })
  total!: number;

  @Field(() => Int, { description: 'The number of times that the student attended on time.' })
  present!: number;

  @Field(() => Int, { description: 'The number of times that the student did not attend.' })
  absent!: number;

  @Field(() => Int, { description: 'The number of times that the student arrived late.' })
  late!: number;

  @Field(() => Int, { description: 'The number of times that the student did not attend, with approval.' })
  excused!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The attendance rate in percent, with two decimal places, `"91.11"`: (present + late) / (present + late ' +
      '+ absent), unless the academy counts late or excused marks otherwise (`attendanceCounting` of its ' +
      'settings). Null if no mark counts.',
  })
  rate!: string | null;
}
