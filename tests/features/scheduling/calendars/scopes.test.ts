import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { ParentStudent } from '../../../../src/features/people/parents/parent-student.entity.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { inDays } from '../../../support/days.ts';
import type { Member } from '../../../support/seed.ts';
import { eventsOf, feedOf, type Scene, scene, seedRoom, seedSession, summaries, taught } from './setup.ts';

const seen = async ({ app }: Scene, as: Member, input?: object) => summaries(app, (await feedOf(app, as, input)).path);

describe('calendar feed with a scope', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('contains for MINE the sessions that a staff member leads', async () => {
    const { teacher, batch } = await taught(at, { name: 'Own' });
    const { batch: other } = await taught(at, { name: 'Of another' });
    await seedSession(at.academy, { batchId: other.id, instructorId: teacher.staffId as string, date: inDays(2) });
    await seedSession(at.academy, { batchId: batch.id, date: inDays(3) });
    expect(await seen(at, teacher)).toEqual(['Piano: Own', 'Piano: Of another']);
  });

  it('contains for MINE the sessions in the batches of a student, on days on which the student is enrolled', async () => {
    const student = await at.academy.as('student');
    const { batch } = await taught(at);
    await taught(at, { name: 'Of others' });
    const enrollment = await at.academy.with.enrollment({
      ...{ studentId: student.studentId as string, batchId: batch.id, enrollmentDate: inDays(0) },
      ...{ status: EnrollmentStatus.DROPPED, droppedOn: inDays(2) },
    });
    for (const days of [-1, 2]) await seedSession(at.academy, { batchId: batch.id, date: inDays(days) });
    expect(enrollment.status).toBe('dropped');
    const events = await eventsOf(at.app, (await feedOf(at.app, student)).path);
    expect(events.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual([inDays(1)]);
  });

  it('contains for MINE the sessions of the children of a parent, with their first names', async () => {
    const children = await Promise.all(
      ['Ben', 'Ada', 'Cleo'].map((firstName) => at.academy.with.student({ firstName, lastName: 'Secret' })),
    );
    const [ben, ada, cleo] = children.map(({ id }) => id) as [string, string, string];
    const parent = await at.academy.with.parent({ children: [ben, ada] });
    const { batch } = await taught(at, { name: 'Together' });
    const { batch: alone } = await taught(at, { name: 'Alone' }, { date: inDays(2) });
    await taught(at, { name: 'Of others' });
    for (const studentId of [ben, ada, cleo]) await at.academy.with.enrollment({ studentId, batchId: batch.id });
    await at.academy.with.enrollment({ studentId: ben, batchId: alone.id });
    const asParent = await at.academy.as('parent', { parentId: parent.id });
    expect(await seen(at, asParent)).toEqual(['Piano: Together (Ada, Ben)', 'Piano: Alone (Ben)']);
  });

  it('contains for STUDENT, STAFF, ROOM and BATCH the sessions of a record that the owner can see', async () => {
    const { batch, teacher } = await taught(at, { name: 'One' });
    const { batch: other } = await taught(at, { name: 'Other' });
    const room = await seedRoom(at.academy, 'Blue room');
    await seedSession(at.academy, { batchId: other.id, roomId: room.id, date: inDays(3) });
    const student = await at.academy.with.student();
    await at.academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    const of = (scope: string, targetId: string | undefined) => ({ scope, targetId });
    expect(await seen(at, at.admin, of('STUDENT', student.id))).toEqual(['Piano: One']);
    expect(await seen(at, at.admin, of('STAFF', teacher.staffId))).toEqual(['Piano: One']);
    expect(await seen(at, at.admin, of('ROOM', room.id))).toEqual(['Piano: Other']);
    expect(await seen(at, at.admin, of('BATCH', other.id))).toEqual(['Piano: Other', 'Piano: Other']);
    const parent = await at.academy.as('parent');
    expect(await seen(at, parent, of('STAFF', teacher.staffId))).toEqual([]);
    expect(await seen(at, parent, of('BATCH', batch.id))).toEqual([]);
    expect(await seen(at, parent, of('ROOM', room.id))).toEqual([]);
  });

  it('contains for STUDENT no sessions after the owner can no longer see the student', async () => {
    const { batch } = await taught(at);
    const child = await at.academy.with.student({ firstName: 'Ada' });
    await at.academy.with.enrollment({ studentId: child.id, batchId: batch.id });
    const parent = await at.academy.with.parent({ children: [child.id] });
    const asParent = await at.academy.as('parent', { parentId: parent.id });
    const { teacher } = await taught(at);
    const own = await at.academy.with.batch({ instructorId: teacher.staffId as string });
    const enrollment = await at.academy.with.enrollment({ studentId: child.id, batchId: own.id });
    const input = { scope: 'STUDENT', targetId: child.id };
    const [ofParent, ofTeacher] = [await feedOf(at.app, asParent, input), await feedOf(at.app, teacher, input)];
    expect(await summaries(at.app, ofParent.path)).toEqual(['Piano: Beginners']);
    expect(await summaries(at.app, ofTeacher.path)).toEqual(['Piano: Beginners']);
    await at.academy.run(async (em) => {
      await em.nativeDelete(ParentStudent, { parent: [at.academy.id, parent.id] as never });
      await em.nativeUpdate(Enrollment, { id: enrollment.id }, { deletedAt: new Date().toISOString() });
    });
    expect(await summaries(at.app, ofParent.path)).toEqual([]);
    expect(await summaries(at.app, ofTeacher.path)).toEqual([]);
  });

  it('contains for STUDENT no sessions after the student is deleted', async () => {
    const { batch } = await taught(at);
    const student = await at.academy.with.student();
    await at.academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    const { path } = await feedOf(at.app, at.admin, { scope: 'STUDENT', targetId: student.id });
    expect(await summaries(at.app, path)).toHaveLength(1);
    await at.academy.run(async (em) => {
      (await em.findOneOrFail(Student, { id: student.id })).deletedAt = new Date().toISOString();
    });
    expect(await summaries(at.app, path)).toEqual([]);
  });
});
