import { updateCourse } from '../../src/features/academics/courses/course.service.ts';
import { createLevel } from '../../src/features/academics/skills/level.service.ts';
import { createSkill } from '../../src/features/academics/skills/skill.service.ts';
import { createTrack } from '../../src/features/academics/skills/track.service.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';

/** Creates the track of the academy with its levels and skills, and links the courses that lead to the levels. */
export async function createLevels({ as, rows, theme }: DemoContext): Promise<void> {
  const { name, levels } = theme.track;
  await as('office', async (ctx) => {
    const trackId = await createTrack(ctx, { name });
    for (const { skills, extra, course, ...level } of levels) {
      const levelId = await createLevel(ctx, { trackId, ...level });
      for (const skill of skills) await createSkill(ctx, { levelId, name: skill });
      await createSkill(ctx, { levelId, name: extra, required: false });
      const { id } = theFirst(rows.courses, (each) => each.name === course);
      await updateCourse(ctx, id, { levelId });
    }
  });
}
