import { ArgsType, Field, InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../../platform/fields/input-of.ts';
import { TextInput } from '../../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { Items } from '../../../../platform/validation/list-rules.ts';
import { SkillMark } from './skill-mark.entity.ts';

/** The largest number of marks that one request saves. */
const MOST_RECORDS = 500;

@InputType({ description: 'Filters skill marks; all conditions must hold.' })
export class SkillMarkFilter extends filterOf(SkillMark, {
  search: 'Filters by text in the name or number of the student.',
  studentId: 'Filters by student.',
  skillId: 'Filters by skill.',
  status: 'Filters by progress.',
}) {}

export const SkillMarkOrder = orderEnum('SkillMarkOrder', ['createdAt', 'updatedAt']);
export const SkillMarkListArgs = listArgs(SkillMarkFilter, SkillMarkOrder);

@InputType({ description: 'The progress of a student in a skill.' })
export class SkillMarkRecordInput extends inputOf(SkillMark, {
  required: ['studentId', 'skillId', 'status'],
  words: {
    studentId: 'The student, whom the caller can see.',
    skillId: 'The skill: active, of an active level and track. Each skill of a student may appear once.',
  },
}) {}

@InputType({ description: 'Skill marks of students.' })
export class SaveSkillMarksInput {
  @Field(() => [SkillMarkRecordInput], {
    description: `The marks: 1 to ${MOST_RECORDS}, one per student and skill.`,
  })
  @Items(1, MOST_RECORDS)
  records!: SkillMarkRecordInput[];
}

@ArgsType()
export class VoidSkillMarkArgs {
  @TextInput(255, 'The reason', { required: true })
  reason!: string;
}
