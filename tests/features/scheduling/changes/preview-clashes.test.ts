import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Room } from '../../../../src/features/academics/rooms/room.entity.ts';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { ClashPolicy } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql, rest } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { aBatch, close, type Scene, scene, sessionOn, sessionsOf, updateBatch } from './setup.ts';

const CLASHES = /* GraphQL */ `
  counts { clashes }
  clashes {
    kind severity sessionId batchId date startTime instructorId roomId otherSessionId otherBatchId timeOffId studentCount
  }
`;
const OF_BATCH = `query ($id: ID!, $input: UpdateBatchInput!) { preview: previewBatchChange(id: $id, input: $input) { ${CLASHES} } }`;
const OF_CLOSURE = `query ($id: ID, $input: CreateClosureInput!) { preview: previewClosure(id: $id, input: $input) { ${CLASHES} } }`;

describe('clashes in the preview of a change', () => {
  let at: Scene;
  const preview = async (query: string, id: string, input: object) => {
    const { data, errors } = await gql(at.app, at.admin, query, { id, input });
    expect(errors).toBeUndefined();
    return data.preview;
  };
  /** Creates a batch for two days, taught by the instructor at the given time. */
  const lesson = (instructorId: string | null, startTime: string, given: object = {}) =>
    aBatch(at, {
      ...{ startDate: inDays(1), endDate: inDays(2), instructorId, startTime },
      ...{ endTime: `${startTime.slice(0, 3)}50`, ...given },
    });
  const kinds = ({ clashes }: { clashes: { kind: string }[] }) => clashes.map(({ kind }) => kind);

  beforeAll(async () => {
    at = await scene();
  });

  it('include only clashes that the change adds, both hard and soft', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const taken = await lesson(instructorId, '09:00');
    const moving = await lesson(instructorId, '11:00');
    expect((await preview(OF_BATCH, moving, { startTime: '12:00', endTime: '12:50' })).clashes).toEqual([]);
    const told = await preview(OF_BATCH, moving, { startTime: '09:30', endTime: '10:20' });
    expect(told.counts).toEqual({ clashes: 2 });
    const meeting = async (day: number) => ({
      ...{ kind: 'INSTRUCTOR', severity: 'HARD', sessionId: (await sessionOn(at, moving, inDays(day))).id },
      ...{ batchId: moving, date: inDays(day), startTime: '09:30:00', instructorId, roomId: null },
      ...{ otherSessionId: (await sessionOn(at, taken, inDays(day))).id, otherBatchId: taken },
      ...{ timeOffId: null, studentCount: 0 },
    });
    expect(told.clashes).toEqual([await meeting(1), await meeting(2)]);
    // a session that would be created has no id yet
    const longer = await preview(OF_BATCH, moving, { startTime: '09:30', endTime: '10:20', startDate: inDays(2) });
    expect(longer.counts).toEqual({ clashes: 1 });
    const answered = await rest(at.app, at.admin, 'POST', `/batches/${moving}/preview`, {
      ...{ start_time: '09:30', end_time: '10:20' },
    });
    expect(answered.body.data.clashes[0]).toMatchObject({
      kind: 'instructor',
      severity: 'hard',
      other_batch_id: taken,
    });
    await updateBatch(at.app, at.admin, moving, { startTime: '09:30', endTime: '10:20' });
    expect((await preview(OF_BATCH, moving, { startTime: '09:20', endTime: '10:10' })).clashes).toEqual([]);
  });

  it('include clashes of sessions that the change would create, which have no id yet', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const taken = await lesson(instructorId, '09:00', { endDate: inDays(3) });
    const growing = await lesson(instructorId, '09:00', { startDate: inDays(5), endDate: inDays(6) });
    const { clashes } = await preview(OF_BATCH, growing, { startDate: inDays(3) });
    expect(clashes).toMatchObject([{ sessionId: null, batchId: growing, date: inDays(3), otherBatchId: taken }]);
    expect(clashes[0].otherSessionId).toBe((await sessionOn(at, taken, inDays(3))).id);
  });

  it('include clashes with the room capacity and with other batches of a student', async () => {
    const { id: studentId } = await at.academy.with.student();
    const room = await at.academy.run(async (em) => {
      const row = em.create(Room, { academyId: at.academy.id, name: 'Cabin', capacity: 2 } as never, { partial: true });
      await em.flush();
      return row as Room;
    });
    const one = await lesson(null, '09:00', { maxStudents: 2, roomId: room.id });
    const other = await lesson(null, '11:00');
    for (const batchId of [one, other]) await at.academy.with.enrollment({ studentId, batchId });
    expect(kinds(await preview(OF_BATCH, one, { maxStudents: 3 }))).toEqual(['CAPACITY', 'CAPACITY']);
    const { clashes } = await preview(OF_BATCH, other, { startTime: '09:00', endTime: '09:50' });
    expect(clashes).toMatchObject([1, 2].map((day) => ({ kind: 'STUDENT', date: inDays(day), studentCount: 1 })));
  });

  it('include clashes of sessions that the change would restore', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const closed = await lesson(instructorId, '09:00');
    const days = { from: inDays(1), until: inDays(2), batchIds: [closed] };
    const id = await close(at, days);
    const taken = await lesson(instructorId, '09:00');
    const input = { name: 'Holidays', startDate: inDays(1), endDate: inDays(1), batchIds: [closed] };
    const { clashes } = await preview(OF_CLOSURE, id, input);
    expect(clashes).toMatchObject([{ kind: 'INSTRUCTOR', batchId: closed, date: inDays(2), otherBatchId: taken }]);
  });

  it('are returned even if the academy refuses clashes', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    await lesson(instructorId, '09:00');
    const moving = await lesson(instructorId, '11:00');
    const policy = (clashPolicy: ClashPolicy) =>
      at.academy.run(async (em) => {
        const academy = await em.findOneOrFail(Academy, { id: at.academy.id });
        academy.settings = { ...academy.settings, clashPolicy };
      });
    await policy(ClashPolicy.REFUSE);
    const input = { startTime: '09:00', endTime: '09:50' };
    const before = await sessionsOf(at, moving);
    expect(kinds(await preview(OF_BATCH, moving, input))).toEqual(['INSTRUCTOR', 'INSTRUCTOR']);
    expect(await sessionsOf(at, moving)).toEqual(before);
    expect((await updateBatch(at.app, at.admin, moving, input)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    await policy(ClashPolicy.WARN);
  });
});
