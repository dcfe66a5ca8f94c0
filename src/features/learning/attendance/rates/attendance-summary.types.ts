import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How often a student was there.' })
export class AttendanceSummary {
  @Field(() => Int, { description: 'All records.' })
  total!: number;

  @Field(() => Int, { description: 'How often the student attended in time.' })
  present!: number;

  @Field(() => Int, { description: 'How often the student did not attend.' })
  absent!: number;

  @Field(() => Int, { description: 'How often the student arrived late.' })
  late!: number;

  @Field(() => Int, { description: 'How often the student did not attend, with approval.' })
  excused!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'How many per cent of the times that count the student attended, with two decimal places, `"91.11"`: (present + late) / ' +
      '(present + late + absent), unless the academy counts late or excused ones otherwise (`attendanceCounting` of its ' +
      'settings). Null where nothing counts.',
  })
  rate!: string | null;
}
