import 'reflect-metadata';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { CurriculumStatus } from '../../../../src/features/academics/skills/curriculum.enums.ts';
import { Level } from '../../../../src/features/academics/skills/level.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import { levelsOf, promoteStudent, require, type SkilledClass, saveSkillMarks, seedSkilledClass } from './setup.ts';

const NOT_READY = badInput({ levelId: ['The student is not ready for this level.'] });
const HELD = badInput({ levelId: ['The student holds this level or a higher one.'] });
const today = todayIn('UTC');

describe('promoteStudent', () => {
  let at: SkilledClass;

  beforeEach(async () => {
    at = await seedSkilledClass();
  });

  const achieve = (skillId: string, status = 'ACHIEVED') =>
    saveSkillMarks(at.app, at.teacher, [{ studentId: at.studentId, skillId, status }]);
  const promote = (levelId: string, given: object = {}) =>
    promoteStudent(at.app, at.teacher, { studentId: at.studentId, levelId, ...given });
  const refused = (levelId: string, given: object = {}) =>
    refusal(at.app, at.academy.id, () => promote(levelId, given));

  it('promotes a student if the last mark of each required skill is ACHIEVED, and records an event', async () => {
    const { first } = at.track;
    expect(await refused(first.id)).toEqual(NOT_READY);
    await achieve(first.required);
    await achieve(first.required, 'PRACTISING');
    expect(await refused(first.id)).toEqual(NOT_READY);
    await achieve(first.required);
    const { data } = await promote(first.id.toUpperCase());
    expect(data.promoteStudent).toEqual({
      ...{ id: expect.any(String), studentId: at.studentId, trackId: at.track.trackId, levelId: first.id, from: today },
      ...{ promotedBy: at.teacher.userId, reason: null, undoneAt: null, undoReason: null },
    });
    expect(await levelsOf(at.app, at.teacher, at.studentId)).toEqual([first.id]);
    const [event] = await at.academy.run((em) => em.find(OutboxEvent, { type: 'student.promoted' }));
    expect(event?.payload).toMatchObject({
      student_id: at.studentId,
      level_id: first.id,
      promoted_by: at.teacher.userId,
    });
    expect(await refused(first.id)).toEqual(HELD);
  });

  it('counts days and attended sessions since the first day in a course of the level, and uses the current age', async () => {
    const { first } = at.track;
    await achieve(first.required);
    await require(at, first.id, { minSessions: 2 });
    const attend = (date: string, status = 'present') =>
      at.academy.with.attendance({ studentId: at.studentId, batchId: at.batchId, date, status: status as never });
    await attend('2026-01-04');
    await attend('2026-01-07', 'absent');
    await attend('2026-01-12');
    const other = await at.academy.with.batch();
    await at.academy.with.attendance({ studentId: at.studentId, batchId: other.id, date: '2026-01-13' });
    expect(await refused(first.id)).toEqual(NOT_READY);
    await attend('2026-01-14', 'late');
    await require(at, first.id, { minDays: 100_000 });
    expect(await refused(first.id)).toEqual(NOT_READY);
    await require(at, first.id, { minDays: 10, minAge: 6 });
    expect(await refused(first.id)).toEqual(NOT_READY);
    const born = async (date: string) =>
      expect((await rest(at.app, at.admin, 'PUT', `/students/${at.studentId}`, { date_of_birth: date })).status).toBe(
        200,
      );
    const birthday = Temporal.PlainDate.from(today).subtract({ years: 6 }).toString();
    await born(addDays(birthday, 1));
    expect(await refused(first.id)).toEqual(NOT_READY);
    await born(birthday);
    expect((await promote(first.id)).errors).toBeUndefined();
  });

  it('counts days and sessions since the promotion to the previous level', async () => {
    const { first, second } = at.track;
    await achieve(first.required);
    await promote(first.id);
    await achieve(second.required);
    await require(at, second.id, { minDays: 1 });
    expect(await refused(second.id)).toEqual(NOT_READY);
    await require(at, second.id, { minDays: 0, minSessions: 1 });
    expect(await refused(second.id)).toEqual(NOT_READY);
    await at.academy.with.attendance({ studentId: at.studentId, batchId: at.batchId, date: today });
    expect((await promote(second.id)).errors).toBeUndefined();
    expect(await levelsOf(at.app, at.admin, at.studentId)).toEqual([second.id]);
    expect(await refused(first.id)).toEqual(HELD);
  });

  it('lets only academy admins ignore requirements that are not met, and stores their reason', async () => {
    const { first, second } = at.track;
    expect(await refused(first.id, { overrideReason: 'Talent' })).toEqual(FORBIDDEN);
    const { body, status } = await rest(at.app, at.admin, 'POST', `/students/${at.studentId}/promote`, {
      ...{ level_id: second.id, override_reason: 'Came from another school' },
    });
    expect([status, body.data]).toEqual([201, expect.objectContaining({ reason: 'Came from another school' })]);
    const other = await seedSkilledClass();
    const record = { studentId: other.studentId, skillId: other.track.first.required, status: 'ACHIEVED' };
    await saveSkillMarks(other.app, other.admin, [record]);
    const input = { studentId: other.studentId, levelId: other.track.first.id, overrideReason: 'Not needed' };
    const met = await promoteStudent(other.app, other.admin, input);
    expect(met.data.promoteStudent.reason).toBeNull();
  });

  it('refuses levels that are archived, unknown or in another academy', async () => {
    const archived = await at.academy.with.record(Level, { status: CurriculumStatus.ARCHIVED });
    const foreign = await (await seedAcademy(at.app)).with.record(Level);
    for (const id of [archived.id, foreign.id, UNKNOWN_ID]) {
      expect(await refused(id)).toEqual(badInput({ levelId: ['The selected level id is invalid.'] }));
    }
  });

  it('returns NOT_FOUND for students whom the caller cannot see', async () => {
    const stranger = await at.academy.as('teacher');
    const foreign = await (await seedAcademy(at.app)).with.student();
    const levelId = at.track.first.id;
    for (const [actor, studentId] of [
      [stranger, at.studentId],
      [at.admin, foreign.id],
      [at.admin, UNKNOWN_ID],
    ] as const) {
      const call = () => promoteStudent(at.app, actor, { studentId, levelId });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(notFound('Student'));
    }
  });

  it('denies support staff, parents and students', async () => {
    for (const role of ['support_staff', 'parent', 'student'] as const) {
      const actor = await at.academy.as(role);
      const input = { studentId: at.studentId, levelId: at.track.first.id };
      expect(await refusal(at.app, at.academy.id, () => promoteStudent(at.app, actor, input))).toEqual(FORBIDDEN);
    }
  });
});
