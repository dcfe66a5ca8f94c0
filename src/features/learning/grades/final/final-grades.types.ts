import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The result of a finalisation: how many enrollments got a grade, had a grade before, or are still without one.',
})
export class FinaliseGradesPayload {
  @Field(() => ID, { description: 'The batch.' })
  batchId!: string;

  @Field(() => Int, { description: 'The number of grades that were filled.' })
  filled!: number;

  @Field(() => Int, { description: 'The number of enrollments that had a grade already. These grades did not change.' })
  alreadyGraded!: number;

  @Field(() => Int, {
    description: 'The number of enrollments that stay without a grade, because none of their published results counts.',
  })
  withoutAverage!: number;
}

@ObjectType({ description: 'The number of grades that an undone finalisation emptied.' })
export class UnfinaliseGradesPayload {
  @Field(() => ID, { description: 'The batch.' })
  batchId!: string;

  @Field(() => Int, { description: 'The number of grades that were emptied.' })
  emptied!: number;
}
