import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql, rest } from '../../../support/clients.ts';
import { deletePart } from '../../academics/skills/setup.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import { levelsOf, promoteStudent, type SkilledClass, seedSkilledClass, undoPromotion } from './setup.ts';

describe('undoPromotion', () => {
  let at: SkilledClass;

  beforeAll(async () => {
    at = await seedSkilledClass();
  });

  async function promoted(levelId: string): Promise<string> {
    const input = { studentId: at.studentId, levelId, overrideReason: 'Placement' };
    return (await promoteStudent(at.app, at.admin, input)).data.promoteStudent.id;
  }

  it('returns the student to the previous level, keeps the undone promotion, and can undo only the last promotion', async () => {
    const { first, second, trackId } = at.track;
    const [one, two] = [await promoted(first.id), await promoted(second.id)];
    const refused = (id: string) => refusal(at.app, at.academy.id, () => undoPromotion(at.app, at.admin, id));
    expect(await refused(one)).toEqual(badInput({ id: ['The student has a later promotion in this track.'] }));
    const { body } = await rest(at.app, at.admin, 'POST', `/student-levels/${two}/undo`, { reason: 'Wrong student' });
    expect(body.data).toMatchObject({ undo_reason: 'Wrong student', undone_at: expect.stringMatching(/Z$/) });
    expect(await levelsOf(at.app, at.admin, at.studentId)).toEqual([first.id]);
    expect(await refused(two)).toEqual(badInput({ id: ['The promotion has been undone.'] }));
    await undoPromotion(at.app, at.admin, one);
    expect(await levelsOf(at.app, at.admin, at.studentId)).toEqual([]);
    const { data } = await gql(
      at.app,
      at.admin,
      `{ studentLevel(id: "${two}") { undoReason } studentLevels { totalCount } }`,
    );
    expect(data).toEqual({ studentLevel: { undoReason: 'Wrong student' }, studentLevels: { totalCount: 0 } });
    expect((await deletePart(at.app, at.admin, 'Track', trackId)).data.deleted.message).toBe(
      'Track archived: it is in use.',
    );
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s',
    async (role) => {
      const actor = role === 'teacher' ? at.teacher : await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => undoPromotion(at.app, actor, UNKNOWN_ID))).toEqual(FORBIDDEN);
    },
  );

  it('returns NOT_FOUND for promotions that are unknown or in another academy', async () => {
    const other = await seedSkilledClass();
    const input = { studentId: other.studentId, levelId: other.track.first.id, overrideReason: 'Placement' };
    const { data } = await promoteStudent(other.app, other.admin, input);
    for (const id of [data.promoteStudent.id, UNKNOWN_ID, 'x']) {
      expect(await refusal(other.app, other.academy.id, () => undoPromotion(at.app, at.admin, id))).toEqual(
        notFound('Promotion'),
      );
    }
  });
});
