import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  promoteStudent,
  require,
  type SkilledClass,
  saveSkillMarks,
  seedSkilledClass,
} from '../features/learning/skills/setup.ts';
import { gql, rest } from '../support/clients.ts';

const READY = `query ($id: ID!) { readyForPromotion(batchId: $id) { batchId level { id }
  nextLevel { id openBatches { nodes { id } } } students { student { name } skillsPercentage since sessions } } }`;

describe('readyForPromotion', () => {
  let at: SkilledClass;

  beforeAll(async () => {
    at = await seedSkilledClass();
    await require(at, at.track.first.id, { minSessions: 1 });
  });

  /** Creates an active student of the batch, who has attended and has all required skills. */
  async function addReady(lastName: string): Promise<string> {
    const { id: studentId } = await at.academy.with.student({ firstName: 'Bo', lastName });
    await at.academy.with.enrollment({ studentId, batchId: at.batchId, activeFrom: '2026-01-05' });
    await at.academy.with.attendance({ studentId, batchId: at.batchId, date: '2026-01-12' });
    await saveSkillMarks(at.app, at.admin, [{ studentId, skillId: at.track.first.required, status: 'ACHIEVED' }]);
    return studentId;
  }

  async function read(as = at.teacher, batchId = at.batchId) {
    const { result, statements } = await at.app.counting(() => gql(at.app, as, READY, { id: batchId }));
    expect(result.errors).toBeUndefined();
    return { ready: result.data.readyForPromotion, count: statements.length };
  }

  it('returns the students who are ready, with the open batches of the next level, in a constant number of statements', async () => {
    const { id: courseId } = await at.academy.with.course({ levelId: at.track.second.id });
    const open = await at.academy.with.batch({ courseId, endDate: '2099-12-18' });
    await at.academy.with.batch({ courseId, endDate: '2026-02-01' });
    const adept = await addReady('Adept');
    const skillId = at.track.first.optional;
    await saveSkillMarks(at.app, at.admin, [{ studentId: adept, skillId, status: 'ACHIEVED' }]);
    await read();
    const first = await read();
    expect(first.ready).toEqual({
      batchId: at.batchId,
      level: { id: at.track.first.id },
      nextLevel: { id: at.track.second.id, openBatches: { nodes: [{ id: open.id }] } },
      students: [{ student: { name: 'Bo Adept' }, skillsPercentage: '100.00', since: '2026-01-05', sessions: 1 }],
    });
    for (let n = 0; n < 5; n++) await addReady(`Beginner ${n}`);
    const { ready, count } = await read();
    expect(ready.students).toHaveLength(6);
    expect(ready.students[1]).toMatchObject({ student: { name: 'Bo Beginner 0' }, skillsPercentage: '50.00' });
    expect(count).toBe(first.count);
    await promoteStudent(at.app, at.teacher, { studentId: adept, levelId: at.track.first.id });
    expect((await read()).ready.students).toHaveLength(5);
    const { body } = await rest(at.app, at.teacher, 'GET', `/batches/${at.batchId}/ready-for-promotion`);
    expect(body.data.students).toHaveLength(5);
    expect(body.data.next_level.open_batches).toMatchObject([{ id: open.id }]);
  });

  it('shows no student to teachers of other batches, and denies support staff and families', async () => {
    const { ready } = await read(await at.academy.as('teacher'));
    expect(ready.students).toEqual([]);
    for (const role of ['support_staff', 'parent', 'student'] as const) {
      const { errors } = await gql(at.app, await at.academy.as(role), READY, { id: at.batchId });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('returns null for an unknown batch, and a null level for a batch whose course has no level', async () => {
    expect((await read(at.admin, '01890000-0000-7000-8000-000000000000')).ready).toBeNull();
    const { id } = await at.academy.with.batch();
    expect((await read(at.admin, id)).ready).toEqual({ batchId: id, level: null, nextLevel: null, students: [] });
  });
});
