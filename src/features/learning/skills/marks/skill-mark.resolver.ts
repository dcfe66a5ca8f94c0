import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { saveSkillMarks } from './save-skill-marks.ts';
import { SkillMark } from './skill-mark.entity.ts';
import { SaveSkillMarksInput } from './skill-mark.inputs.ts';

@Resolver()
export class SkillMarkResolver {
  @Mutation(() => [SkillMark], {
    description:
      'Adds up to 500 skill marks. Either all marks are added, or none, with an error for each invalid row. Returns the ' +
      'marks in the order of the rows. Teachers mark students of their own batches, and department heads mark students ' +
      'of their departments.',
  })
  saveSkillMarks(
    @Arg('input', () => SaveSkillMarksInput, { description: 'The marks.' }) input: SaveSkillMarksInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SkillMark[]> {
    return saveSkillMarks(ctx, input);
  }
}
