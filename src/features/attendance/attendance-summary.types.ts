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
      'How many per cent of the times that count the student attended, late or not: (present + late) / (present + late + ' +
      'absent), with two decimal places, `"91.11"`. What was excused counts in neither. Null where nothing counts.',
  })
  rate!: string | null;
}
