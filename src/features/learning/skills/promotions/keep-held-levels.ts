import { onQuestion } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { curriculumDeleting } from '../../../academics/skills/curriculum.signals.ts';
import { StudentLevel } from './student-level.entity.ts';

/** Prevents the deletion of levels to which students were promoted, even if the promotions were undone. */
export const keepHeldLevels = onQuestion(
  curriculumDeleting,
  async (_ctx: RequestContext, em, { levelIds }) =>
    levelIds.length > 0 && (await em.count(StudentLevel, { levelId: { $in: [...levelIds] } })) > 0,
);
