import { updateCourse } from '../../src/features/academics/courses/course.service.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { createLevel } from '../../src/features/academics/skills/level.service.ts';
import { createSkill } from '../../src/features/academics/skills/skill.service.ts';
import { createTrack } from '../../src/features/academics/skills/track.service.ts';
import { saveSkillMarks } from '../../src/features/learning/skills/marks/save-skill-marks.ts';
import { SkillMarkStatus } from '../../src/features/learning/skills/marks/skill-mark.enums.ts';
import { promoteStudent } from '../../src/features/learning/skills/promotions/promote-student.ts';
import { itemInTurn } from '../../src/platform/errors/require-value.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';

const { INTRODUCED, PRACTISING, ACHIEVED } = SkillMarkStatus;

/** A level with its skills. Only the last skill is not required. */
interface MadeLevel {
  readonly id: string;
  readonly courseId: string;
  readonly skillIds: readonly string[];
}

/** A student who reached a level. */
export interface Promotion {
  readonly studentId: string;
  readonly levelId: string;
}

/**
 * Creates the track of the academy with its levels and skills, and links the courses that lead to the levels. Then the
 * office marks the skills of students in these courses, and promotes some of them. Returns the promotions.
 */
export async function reachLevels(context: DemoContext): Promise<Promotion[]> {
  const promotions: Promotion[] = [];
  for (const level of await createLevels(context)) promotions.push(...(await markSkills(context, level)));
  return promotions;
}

async function createLevels({ as, rows, theme }: DemoContext): Promise<MadeLevel[]> {
  const { name, levels } = theme.track;
  return as('office', async (ctx) => {
    const trackId = await createTrack(ctx, { name });
    const made: MadeLevel[] = [];
    for (const { skills, extra, course, ...level } of levels) {
      const id = await createLevel(ctx, { trackId, ...level });
      const skillIds: string[] = [];
      for (const skill of skills) skillIds.push(await createSkill(ctx, { levelId: id, name: skill }));
      skillIds.push(await createSkill(ctx, { levelId: id, name: extra, required: false }));
      const { id: courseId } = theFirst(rows.courses, (each) => each.name === course);
      await updateCourse(ctx, courseId, { levelId: id });
      made.push({ id, courseId, skillIds });
    }
    return made;
  });
}

/**
 * Marks the skills of six students in the course of a level. Three of them have achieved all skills of the level. One
 * of these three is promoted. The other two are ready for a promotion if they meet the other requirements of the level.
 * Returns the promotion.
 */
async function markSkills({ as, rows }: DemoContext, { id, courseId, skillIds }: MadeLevel): Promise<Promotion[]> {
  const active = rows.enrollments.filter(
    (each) => each.courseId === courseId && each.status === EnrollmentStatus.ACTIVE,
  );
  const students = [...new Set(active.map(({ studentId }) => studentId))].slice(0, 6);
  const [promoted] = students;
  if (promoted === undefined) return [];
  const records = students.flatMap((studentId, student) =>
    skillIds.map((skillId, skill) => {
      const status = student < 3 ? ACHIEVED : itemInTurn([ACHIEVED, PRACTISING, INTRODUCED], student + skill);
      return { studentId, skillId, status };
    }),
  );
  await as('office', async (ctx) => {
    await saveSkillMarks(ctx, { records });
    const overrideReason = 'Showed everything at the assessment.';
    await promoteStudent(ctx, { studentId: promoted, levelId: id, overrideReason });
  });
  return [{ studentId: promoted, levelId: id }];
}
