import { onQuestion } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { curriculumDeleting } from '../../../academics/skills/curriculum.signals.ts';
import { SkillMark } from './skill-mark.entity.ts';

/** Keeps skills with marks, voided ones too, from being deleted. */
export const keepMarkedSkills = onQuestion(
  curriculumDeleting,
  async (_ctx: RequestContext, em, { skillIds }) =>
    skillIds.length > 0 && (await em.count(SkillMark, { skillId: { $in: [...skillIds] } })) > 0,
);
