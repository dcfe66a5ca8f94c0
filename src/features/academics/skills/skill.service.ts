import { assertVersion, assignGiven, findRecord, getRecord } from '../../../platform/database/records.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { CurriculumStatus } from './curriculum.enums.ts';
import { deletePart, nextPosition } from './curriculum.service.ts';
import { Level } from './level.entity.ts';
import { Skill } from './skill.entity.ts';
import type { CreateSkillInput, UpdateSkillInput } from './skill.inputs.ts';

/**
 * Creates a skill in an active level. The skill comes after the level's last skill, unless the input has a position.
 * Returns the skill's id.
 */
export function createSkill(ctx: RequestContext, { levelId, ...input }: CreateSkillInput): Promise<string> {
  return ctx.session.write(async (em) => {
    // with this lock, concurrent writers wait for each other, so their skills get different positions
    const level = await findRecord(em, Level, levelId, { lock: true });
    if (level?.status !== CurriculumStatus.ACTIVE) throw invalidField('levelId', messages.selected('levelId'));
    const [last] = await em.find(Skill, { level }, { orderBy: { position: 'desc' }, limit: 1 });
    const skill = new Skill();
    skill.level = level;
    skill.position = nextPosition(last);
    assignGiven(skill, input);
    em.persist(skill);
    return skill.id;
  });
}

export function updateSkill(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateSkillInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const skill = await getRecord(em, Skill, id, { name: 'Skill', lock: true });
    assertVersion(skill, expectedVersion);
    assignGiven(skill, input);
  });
}

/**
 * Deletes a skill. If skill marks refer to the skill, archives the skill instead. Returns a sentence that describes the
 * result.
 */
export function deleteSkill(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<string> {
  return ctx.session.write(async (em) => {
    const skill = await getRecord(em, Skill, id, { name: 'Skill', lock: true });
    assertVersion(skill, expectedVersion);
    return deletePart(ctx, em, { part: skill, noun: 'Skill', levels: [] });
  });
}
