import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { FieldOne } from '../../../../platform/graphql/read-fields.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { levelReads } from '../../../academics/skills/curriculum.loaders.ts';
import { Level } from '../../../academics/skills/level.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { studentReads } from '../../../people/students/student.loaders.ts';
import { readyForPromotion } from './ready-for-promotion.ts';
import { ReadyForPromotion, ReadyStudent } from './ready-for-promotion.types.ts';

@Resolver(() => ReadyForPromotion)
export class ReadyForPromotionResolver {
  @Query(() => ReadyForPromotion, {
    nullable: true,
    description:
      'The active students of a batch who meet the requirements of the level to which its course leads: required ' +
      'skills, days, sessions and age. Teachers and department heads get the students whose enrollment they can ' +
      'see. Null if there is no such batch. Only for admins, department heads and teachers.',
  })
  readyForPromotion(
    @Arg('batchId', () => ID, { description: 'The batch.' }) batchId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ReadyForPromotion | null> {
    return readyForPromotion(ctx, batchId);
  }

  @FieldOne(() => Level, levelReads, 'levelId', { description: 'The level; null if there is none.' })
  level!: Level | null;

  @FieldOne(() => Level, levelReads, 'nextLevelId', {
    description: 'The next level of the track, whose `openBatches` the students can join; null if there is none.',
  })
  nextLevel!: Level | null;
}

@Resolver(() => ReadyStudent)
export class ReadyStudentResolver {
  @FieldOne(() => Student, studentReads, 'studentId', { description: 'The student.' })
  student!: Student | null;
}
