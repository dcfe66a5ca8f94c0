import { onQuestion } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { curriculumDeleting } from '../../../academics/skills/curriculum.signals.ts';
import { SkillMark } from './skill-mark.entity.ts';

/** Prevents the deletion of skills with marks, even if all marks are voided. */
export const keepMarkedSkills = onQuestion(
  curriculumDeleting,
  async (_ctx: RequestContext, em, { skillIds }) =>
    skillIds.length > 0 && (await em.count(SkillMark, { skillId: { $in: [...skillIds] } })) > 0,
);
