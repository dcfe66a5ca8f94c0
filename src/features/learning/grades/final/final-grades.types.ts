import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'How many enrollments got a grade by a finalisation, had a grade before, or are still without a grade.',
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
