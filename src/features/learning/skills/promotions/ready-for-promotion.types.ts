import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { READ_SCOPE } from '../../../../platform/permissions/selection-scopes.ts';
import { DateScalar } from '../../../../platform/validation/scalars.ts';

@ObjectType({ description: 'A student of a batch who meets the requirements of its level.' })
export class ReadyStudent {
  @Field(() => ID, { description: 'The student.' })
  studentId!: string;

  @Extensions({ [READ_SCOPE]: 'students:read' })
  @Field(() => String, { description: 'The name of the student.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The share of the active skills of the level that the student has achieved, in percent with two decimal ' +
      'places: `"75.00"`. Skills that are not required count too. Null if the level has no skills.',
  })
  skillsPercentage!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The day from which days and sessions count: the promotion to the level before, or else the first day in a ' +
      'course of this level; null if there is neither. YYYY-MM-DD.',
  })
  since!: string | null;

  @Field(() => Int, { description: 'The number of sessions attended in courses of the track since that day.' })
  sessions!: number;
}

@ObjectType({ description: 'The students of a batch who are ready for the level to which its course leads.' })
export class ReadyForPromotion {
  @Field(() => ID, { description: 'The batch.' })
  batchId!: string;

  @Field(() => ID, { nullable: true, description: 'The level; null if the course leads to no active level.' })
  levelId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The next active level of the track; null if there is none.' })
  nextLevelId!: string | null;

  @Extensions({ usualLength: 30 })
  @Field(() => [ReadyStudent], {
    description: 'The active students who meet all requirements and do not hold the level yet, ordered by name.',
  })
  students!: ReadyStudent[];
}
