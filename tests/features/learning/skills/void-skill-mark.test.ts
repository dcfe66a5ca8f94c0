import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { SkillMark } from '../../../../src/features/learning/skills/marks/skill-mark.entity.ts';
import { gql, rest } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { deletePart } from '../../academics/skills/setup.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import { type SkilledClass, saveSkillMarks, seedSkilledClass, voidSkillMark } from './setup.ts';

describe('voidSkillMark', () => {
  let at: SkilledClass;

  beforeAll(async () => {
    at = await seedSkilledClass();
  });

  async function mark(as: Member, status = 'ACHIEVED'): Promise<string> {
    const records = [{ studentId: at.studentId, skillId: at.track.first.required, status }];
    return (await saveSkillMarks(at.app, as, records)).data.saveSkillMarks[0].id;
  }

  it('makes the previous mark count again, and keeps the voided mark in the history', async () => {
    await mark(at.teacher, 'PRACTISING');
    const id = await mark(at.teacher);
    const { body } = await rest(at.app, at.teacher, 'POST', `/skill-marks/${id}/void`, { reason: ' Too early ' });
    expect(body.data).toMatchObject({ id, void_reason: 'Too early', voided_at: expect.stringMatching(/Z$/) });
    const { data } = await gql(
      at.app,
      at.teacher,
      `{ student(id: "${at.studentId}") { skillProgress { nodes { status } } } skillMark(id: "${id}") { voidReason } }`,
    );
    expect(data).toEqual({
      student: { skillProgress: { nodes: [{ status: 'PRACTISING' }] } },
      skillMark: { voidReason: 'Too early' },
    });
    const again = await refusal(at.app, at.academy.id, () => voidSkillMark(at.app, at.teacher, id));
    expect(again).toEqual(badInput({ id: ['The skill mark has been voided.'] }));
    const removed = await deletePart(at.app, at.admin, 'Skill', at.track.first.required);
    expect(removed.data.deleted.message).toBe('Skill archived: it is in use.');
    await gql(
      at.app,
      at.admin,
      `mutation { updateSkill(id: "${at.track.first.required}", input: { status: ACTIVE }) { id } }`,
    );
  });

  it('allows teachers to void only marks that they made, within the edit hours', async () => {
    const colleague = await at.academy.as('teacher');
    await at.academy.with.enrollment({
      studentId: at.studentId,
      batchId: (await at.academy.with.batch({ instructorId: colleague.staffId as string })).id,
    });
    const id = await mark(at.teacher);
    expect(await refusal(at.app, at.academy.id, () => voidSkillMark(at.app, colleague, id))).toEqual(FORBIDDEN);
    await at.academy.run(async (em) => {
      const row = await em.findOneOrFail(SkillMark, { id });
      row.markedAt = new Date(Date.now() - 4 * 86_400_000).toISOString();
    });
    expect(await refusal(at.app, at.academy.id, () => voidSkillMark(at.app, at.teacher, id))).toEqual(
      badInput({ id: ['The skill mark is outside the edit window.'] }),
    );
    expect((await voidSkillMark(at.app, at.admin, id)).errors).toBeUndefined();
  });

  it.each(['support_staff', 'parent', 'student'] as const)('denies the role %s', async (role) => {
    const id = await mark(at.admin);
    const actor = await at.academy.as(role);
    expect(await refusal(at.app, at.academy.id, () => voidSkillMark(at.app, actor, id))).toEqual(FORBIDDEN);
  });

  it('returns NOT_FOUND for marks that the caller cannot see', async () => {
    const id = await mark(at.admin);
    const stranger = await at.academy.as('teacher');
    for (const [actor, wrong] of [
      [stranger, id],
      [at.admin, UNKNOWN_ID],
      [at.admin, 'x'],
      [(await seedSkilledClass()).admin, id],
    ] as const) {
      expect(await refusal(at.app, at.academy.id, () => voidSkillMark(at.app, actor, wrong))).toEqual(
        notFound('Skill mark'),
      );
    }
  });

  it('refuses an empty reason', async () => {
    const id = await mark(at.admin);
    expect(await refusal(at.app, at.academy.id, () => voidSkillMark(at.app, at.admin, id, ' '))).toEqual(
      badInput({ reason: ['The reason field is required.'] }),
    );
  });
});
