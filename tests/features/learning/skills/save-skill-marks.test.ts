import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { CurriculumStatus } from '../../../../src/features/academics/skills/curriculum.enums.ts';
import { Level } from '../../../../src/features/academics/skills/level.entity.ts';
import { Skill } from '../../../../src/features/academics/skills/skill.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, refusal, UNKNOWN_ID } from '../../writing.ts';
import { type SkilledClass, saveSkillMarks, seedSkilledClass } from './setup.ts';

describe('saveSkillMarks', () => {
  let at: SkilledClass;

  beforeAll(async () => {
    at = await seedSkilledClass();
  });

  it('stores marks in the order of the rows; the last mark of each skill counts', async () => {
    const own = await seedSkilledClass();
    const { studentId, track } = own;
    const mark = (skillId: string, status: string) => ({ studentId, skillId, status });
    const { required, optional } = track.first;
    const { data } = await saveSkillMarks(own.app, own.teacher, [
      mark(required.toUpperCase(), 'INTRODUCED'),
      mark(optional, 'PRACTISING'),
    ]);
    expect(data.saveSkillMarks).toEqual(
      [mark(required, 'INTRODUCED'), mark(optional, 'PRACTISING')].map((each) => ({
        ...{ id: expect.any(String), ...each, markedBy: own.teacher.userId, markedAt: expect.stringMatching(/Z$/) },
        ...{ voidedAt: null, voidReason: null },
      })),
    );
    const { body, status } = await rest(own.app, own.admin, 'POST', '/skill-marks', {
      records: [{ student_id: studentId, skill_id: required, status: 'achieved' }],
    });
    expect([status, body.data[0].status]).toEqual([201, 'achieved']);
    const read = await gql(
      own.app,
      own.teacher,
      `{ skillMarks { totalCount } student(id: "${studentId}") { skillProgress { nodes { skill { id } status } } } }`,
    );
    expect(read.data.skillMarks.totalCount).toBe(3);
    expect(read.data.student.skillProgress.nodes).toHaveLength(2);
    expect(read.data.student.skillProgress.nodes).toEqual(
      expect.arrayContaining([
        { skill: { id: required }, status: 'ACHIEVED' },
        { skill: { id: optional }, status: 'PRACTISING' },
      ]),
    );
  });

  it('records one event per request', async () => {
    const own = await seedSkilledClass();
    const records = [own.track.first.required, own.track.first.optional].map((skillId) => ({
      ...{ studentId: own.studentId, skillId, status: 'ACHIEVED' },
    }));
    await saveSkillMarks(own.app, own.admin, records);
    const events = await own.academy.run((em) => em.find(OutboxEvent, { type: 'skill_marks.saved' }));
    expect(events.map(({ payload }) => payload.count)).toEqual([2]);
  });

  it('writes nothing if a row is invalid, and reports the errors of all rows', async () => {
    const archived = await at.academy.with.record(Skill, {
      ...{ levelId: at.track.first.id, status: CurriculumStatus.ARCHIVED },
    });
    const { id: oldLevel } = await at.academy.with.record(Level, { status: CurriculumStatus.ARCHIVED });
    const ofArchived = await at.academy.with.record(Skill, { levelId: oldLevel });
    const foreign = await (await seedAcademy(at.app)).with.student();
    const { studentId, track } = at;
    const skillId = track.first.required;
    const records = [
      { studentId, skillId, status: 'ACHIEVED' },
      { studentId, skillId, status: 'INTRODUCED' },
      { studentId: foreign.id, skillId: archived.id, status: 'ACHIEVED' },
      { studentId, skillId: ofArchived.id, status: 'ACHIEVED' },
      { studentId: UNKNOWN_ID, skillId: 'x', status: 'ACHIEVED' },
    ];
    expect(await refusal(at.app, at.academy.id, () => saveSkillMarks(at.app, at.admin, records))).toEqual(
      badInput({
        'records.1.skillId': ['The records.1.skill_id field has a duplicate value.'],
        'records.2.studentId': ['The selected records.2.student_id is invalid.'],
        'records.2.skillId': ['The selected records.2.skill_id is invalid.'],
        'records.3.skillId': ['The selected records.3.skill_id is invalid.'],
        'records.4.studentId': ['The selected records.4.student_id is invalid.'],
        'records.4.skillId': ['The records.4.skill_id field must be a valid UUID.'],
      }),
    );
  });

  it('accepts 1 to 500 rows', async () => {
    const row = { studentId: at.studentId, skillId: at.track.first.required, status: 'ACHIEVED' };
    const many = await refusal(at.app, at.academy.id, () => saveSkillMarks(at.app, at.admin, Array(501).fill(row)));
    expect(many).toMatchObject({ code: 'BAD_USER_INPUT', fields: { records: [expect.stringContaining('500')] } });
    const none = await refusal(at.app, at.academy.id, () => saveSkillMarks(at.app, at.admin, []));
    expect(none).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('lets teachers and department heads mark only students of their batches and departments', async () => {
    const row = { studentId: at.studentId, skillId: at.track.first.required, status: 'ACHIEVED' };
    for (const role of ['teacher', 'department_head'] as const) {
      const actor = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => saveSkillMarks(at.app, actor, [row]))).toEqual(
        badInput({ 'records.0.studentId': ['The selected records.0.student_id is invalid.'] }),
      );
    }
    const head = await at.academy.as('department_head');
    const { id: departmentId } = await at.academy.with.department({ headStaffId: head.staffId as string });
    const { id: courseId } = await at.academy.with.course({ departmentId });
    await at.academy.with.enrollment({ studentId: at.studentId, courseId });
    expect((await saveSkillMarks(at.app, head, [row])).errors).toBeUndefined();
  });

  it.each(['support_staff', 'parent', 'student'] as const)('denies the role %s', async (role) => {
    const actor = await at.academy.as(role, role === 'student' ? { studentId: at.studentId } : {});
    const row = { studentId: at.studentId, skillId: at.track.first.required, status: 'ACHIEVED' };
    expect(await refusal(at.app, at.academy.id, () => saveSkillMarks(at.app, actor, [row]))).toEqual(FORBIDDEN);
  });

  it('runs as many SQL statements for ten rows as for one', async () => {
    const own = await seedSkilledClass();
    const students = [own.studentId];
    for (let n = 0; n < 9; n++) {
      const { id: studentId } = await own.academy.with.student();
      await own.academy.with.enrollment({ studentId, batchId: own.batchId });
      students.push(studentId);
    }
    const count = async (ids: readonly string[]) => {
      const rows = ids.map((studentId) => ({ studentId, skillId: own.track.first.required, status: 'ACHIEVED' }));
      const { result, statements } = await own.app.counting(() => saveSkillMarks(own.app, own.teacher, rows));
      expect(result.errors).toBeUndefined();
      return statements.length;
    };
    await count(students.slice(0, 1));
    expect(await count(students)).toBe(await count(students.slice(0, 1)));
  });

  it('shows marks only to the family, and to admins and teachers who can see the student', async () => {
    const own = await seedSkilledClass();
    const { studentId } = own;
    const { data } = await saveSkillMarks(own.app, own.teacher, [
      { studentId, skillId: own.track.first.required, status: 'ACHIEVED' },
    ]);
    const { id } = data.saveSkillMarks[0];
    const parentId = (await own.academy.with.parent({ children: [studentId] })).id;
    const seen = async (actor: Parameters<typeof gql>[1]) => {
      const { data: read } = await gql(own.app, actor, `{ skillMark(id: "${id}") { id } skillMarks { totalCount } }`);
      return [read.skillMark?.id ?? null, read.skillMarks?.totalCount ?? null];
    };
    expect(await seen(own.admin)).toEqual([id, 1]);
    expect(await seen(own.teacher)).toEqual([id, 1]);
    expect(await seen(await own.academy.as('parent', { parentId }))).toEqual([id, 1]);
    expect(await seen(await own.academy.as('student', { studentId }))).toEqual([id, 1]);
    for (const role of ['teacher', 'department_head', 'parent', 'student'] as const) {
      expect(await seen(await own.academy.as(role)), role).toEqual([null, 0]);
    }
    expect(await seen(await own.academy.as('support_staff'))).toEqual([null, null]);
  });
});
