import { Level } from '../../../../src/features/academics/skills/level.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { makeTrack, type Scene, scene } from '../../academics/skills/setup.ts';

export { makeTrack } from '../../academics/skills/setup.ts';

const MARK = 'id studentId skillId status markedBy markedAt voidedAt voidReason';
const PROMOTION = 'id studentId trackId levelId from promotedBy reason undoneAt undoReason';

export const saveSkillMarks = (app: TestApp, as: Credentials, records: readonly object[]) =>
  gql(app, as, `mutation ($input: SaveSkillMarksInput!) { saveSkillMarks(input: $input) { ${MARK} } }`, {
    input: { records },
  });

export const voidSkillMark = (app: TestApp, as: Credentials, id: string, reason = 'A slip') =>
  gql(app, as, `mutation ($id: ID!, $reason: String!) { voidSkillMark(id: $id, reason: $reason) { ${MARK} } }`, {
    id,
    reason,
  });

export const promoteStudent = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: PromoteStudentInput!) { promoteStudent(input: $input) { ${PROMOTION} } }`, { input });

export const undoPromotion = (app: TestApp, as: Credentials, id: string, reason = 'A mistake') =>
  gql(app, as, `mutation ($id: ID!, $reason: String!) { undoPromotion(id: $id, reason: $reason) { ${PROMOTION} } }`, {
    id,
    reason,
  });

/** Returns the ids of the levels that a student holds. */
export async function levelsOf(app: TestApp, as: Credentials, studentId: string): Promise<string[]> {
  const query = 'query ($id: ID!) { student(id: $id) { levels { nodes { levelId } } } }';
  const { data } = await gql(app, as, query, { id: studentId });
  return data.student.levels.nodes.map(({ levelId }: { levelId: string }) => levelId);
}

/** A batch with a teacher and a student, in a course that leads to the first of two levels. */
export interface SkilledClass extends Scene {
  readonly teacher: Member;
  readonly courseId: string;
  readonly batchId: string;
  readonly studentId: string;
  readonly track: Awaited<ReturnType<typeof makeTrack>>;
}

/** Creates a class. Its student has been active in the batch since 5 January 2026. */
export async function seedSkilledClass(): Promise<SkilledClass> {
  const at = await scene();
  const teacher = await at.academy.as('teacher');
  const track = await makeTrack(at.academy);
  const { id: courseId } = await at.academy.with.course({ levelId: track.first.id });
  const instructorId = teacher.staffId as string;
  const { id: batchId } = await at.academy.with.batch({ courseId, instructorId, endDate: '2099-12-18' });
  const { id: studentId } = await at.academy.with.student({ firstName: 'Ada', lastName: 'Miller' });
  await at.academy.with.enrollment({ studentId, batchId, activeFrom: '2026-01-05' });
  return { ...at, teacher, track, courseId, batchId, studentId };
}

/** Changes the requirements of a level. */
export const require = ({ academy }: SkilledClass, id: string, given: Partial<Level>): Promise<void> =>
  academy.run(async (em) => void Object.assign(await em.findOneOrFail(Level, { id }), given));
