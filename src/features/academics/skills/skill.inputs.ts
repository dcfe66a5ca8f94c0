import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Skill } from './skill.entity.ts';

@InputType({ description: 'Filters for skills; all conditions must hold.' })
export class SkillFilter extends filterOf(Skill, { levelId: 'Filters by level.', status: 'Filters by status.' }) {}

export const SkillOrder = orderEnum('SkillOrder', ['createdAt', 'updatedAt', 'name', 'position']);
export const SkillListArgs = listArgs(SkillFilter, SkillOrder);

@InputType({ description: 'The fields of a skill that may change.' })
class SkillInput extends inputOf(Skill, {
  required: ['name'],
  optional: ['position', 'required', 'status'],
  words: { position: { note: '. By default, a new skill comes after the last one' } },
}) {}

@InputType({ description: 'A new skill.' })
export class CreateSkillInput extends inputOf(Skill, { base: SkillInput, required: ['levelId'] }) {}

@InputType({ description: 'Changes to a skill. Omitted fields stay unchanged.' })
export class UpdateSkillInput extends partialInput(SkillInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
