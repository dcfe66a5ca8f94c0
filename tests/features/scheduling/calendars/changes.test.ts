import 'reflect-metadata';
import { setTimeout } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { Closure } from '../../../../src/features/scheduling/closures/closure.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { gql } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { eventsOf, feedOf, fetchPath, type Scene, scene, seedClosure, seedRoom, seedSession, taught } from './setup.ts';

describe('version of a calendar feed', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  /** Returns the only event of a feed with the fields by which clients compare versions. */
  const eventOf = async (path: string) => {
    const [event, ...others] = await eventsOf(at.app, path);
    expect(others).toEqual([]);
    if (!event) throw new Error('There is no event.');
    const changed = String(event.component.getFirstPropertyValue('last-modified'));
    return { uid: event.uid, sequence: event.sequence, changed, text: event.component.toString() };
  };

  /** Asserts that a change shows under the same UID with a greater SEQUENCE. */
  async function expectNewer(path: string, change: () => Promise<unknown>): Promise<void> {
    const before = await eventOf(path);
    await change();
    const after = await eventOf(path);
    expect(after.text).not.toBe(before.text);
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.changed >= before.changed, `${before.changed} ${after.changed}`).toBe(true);
  }

  const changed = <T extends object>(
    entity: new () => T,
    id: string,
    values: Partial<T> | ((em: SqlEntityManager) => Partial<T>),
  ) =>
    at.academy.run(async (em) => {
      const row = await em.findOneOrFail(entity, { id } as never);
      Object.assign(row, typeof values === 'function' ? values(em) : values);
    });

  it('increases when topic, time, place, instructor or status of a session changes', async () => {
    const { session, batch } = await taught(at);
    const { path } = await feedOf(at.app, at.admin, { scope: 'BATCH', targetId: batch.id });
    const other = await at.academy.with.staff({ firstName: 'Robin' });
    const startsAt = `${inDays(1)}T09:15:00.000Z`;
    const steps: (Partial<ClassSession> | ((em: SqlEntityManager) => Partial<ClassSession>))[] = [
      { topic: 'Scales' },
      { startTime: '09:15:00', startsAt, wallStart: startsAt.slice(0, 19) },
      { classroom: 'Blue room' },
      { onlineUrl: 'https://meet.example.test/' },
      (em) => ({ instructor: referTo(em, Staff, other.id) }),
      { status: SessionStatus.CANCELLED },
      { status: SessionStatus.SCHEDULED },
    ];
    for (const step of steps) await expectNewer(path, () => changed(ClassSession, session.id, step));
  });

  it('increases when the batch or the course is renamed', async () => {
    const { batch, course } = await taught(at);
    const { path } = await feedOf(at.app, at.admin, { scope: 'BATCH', targetId: batch.id });
    const rename = (type: string, id: string) =>
      gql(at.app, at.admin, `mutation ($id: ID!) { update${type}(id: $id, input: { name: "Renamed" }) { id } }`, {
        id,
      });
    await expectNewer(path, () => rename('Batch', batch.id));
    await expectNewer(path, () => rename('Course', course.id));
  });

  it('increases when the instructor or the room is renamed', async () => {
    const room = await seedRoom(at.academy, 'Blue room');
    const { batch, teacher } = await taught(at);
    const instructorId = teacher.staffId as string;
    const given = { batchId: batch.id, instructorId, roomId: room.id, classroom: room.name };
    await seedSession(at.academy, { ...given, date: inDays(2) });
    const { path } = await feedOf(at.app, at.admin, { scope: 'ROOM', targetId: room.id });
    const rename = (type: string, id: string, input: object) =>
      gql(
        at.app,
        at.admin,
        `mutation ($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
        { id, input },
      );
    await expectNewer(path, () => rename('StaffMember', instructorId, { firstName: 'Robin' }));
    await expectNewer(path, () => rename('Room', room.id, { name: 'Green room' }));
  });

  it('increases when a child is renamed, joins the batch or leaves the batch', async () => {
    const [ada, ben] = [
      await at.academy.with.student({ firstName: 'Ada' }),
      await at.academy.with.student({ firstName: 'Ben' }),
    ];
    const parent = await at.academy.with.parent({ children: [ada.id, ben.id] });
    const { batch } = await taught(at);
    await at.academy.with.enrollment({ studentId: ada.id, batchId: batch.id });
    const { path } = await feedOf(at.app, await at.academy.as('parent', { parentId: parent.id }));
    await expectNewer(path, () => changed(Student, ada.id, { firstName: 'Adele' }));
    let enrollment: Enrollment | undefined;
    await expectNewer(path, async () => {
      enrollment = await at.academy.with.enrollment({ studentId: ben.id, batchId: batch.id });
    });
    await expectNewer(path, () => changed(Enrollment, enrollment?.id ?? '', { deletedAt: new Date().toISOString() }));
  });

  it('stays the same without changes, so that the file has the same bytes and a matching ETag gets 304', async () => {
    const { batch, teacher } = await taught(at);
    await seedSession(at.academy, { batchId: batch.id, instructorId: teacher.staffId as string, date: inDays(2) });
    await seedClosure(at.academy, { batchId: batch.id });
    const { path } = await feedOf(at.app, teacher);
    const first = await fetchPath(at.app, path);
    // waits more than a second, because calendars contain times to the second
    await setTimeout(1_100);
    const second = await fetchPath(at.app, path);
    expect(second.text).toBe(first.text);
    expect(second.headers.etag).toBe(first.headers.etag);
    const ifNoneMatch = { 'if-none-match': first.headers.etag };
    const known = await fetchPath(at.app, path, ifNoneMatch);
    expect(known).toMatchObject({ status: 304, text: '', headers: { etag: first.headers.etag } });
    await changed(Batch, batch.id, { name: 'Renamed' });
    const anew = await fetchPath(at.app, path, ifNoneMatch);
    expect(anew.status).toBe(200);
    expect(anew.headers.etag).not.toBe(first.headers.etag);
    const lastOf = (text: string) =>
      text
        .match(/(?<=LAST-MODIFIED:)\w+/g)
        ?.toSorted()
        .at(-1) ?? '';
    expect(lastOf(anew.text) > lastOf(first.text)).toBe(true);
    expect((await fetchPath(at.app, path, { 'if-none-match': anew.headers.etag })).status).toBe(304);
  });

  it('increases when a closure changes', async () => {
    const there = await scene();
    const { path } = await feedOf(at.app, await there.academy.as('teacher'));
    const closure = await seedClosure(there.academy, { name: 'Storm' });
    await expectNewer(path, () =>
      there.academy.run(async (em) => {
        (await em.findOneOrFail(Closure, { id: closure.id })).name = 'Snow';
      }),
    );
  });
});
