import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { Room } from '../../../../src/features/academics/rooms/room.entity.ts';
import { roomDeleted, roomRenamed } from '../../../../src/features/academics/rooms/room.signals.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionOverride } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { gql } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { aBatch, byHand, inRequest, type Scene, scene, sessionOn, updateBatch } from './setup.ts';

let at: Scene;

beforeAll(async () => {
  at = await scene();
});

const updateStaff = async (id: string, input: object) => {
  const mutation =
    'mutation ($id: ID!, $input: UpdateStaffMemberInput!) { updateStaffMember(id: $id, input: $input) { id } }';
  expect((await gql(at.app, at.admin, mutation, { id, input })).errors).toBeUndefined();
};

const batchOf = async (id: string) =>
  (await gql(at.app, at.admin, 'query ($id: ID!) { batch(id: $id) { instructorId } }', { id })).data.batch;

/** Adds an extra session of a batch with an instructor, in the evening. Returns its id. */
async function addedOn(batchId: string, days: number, instructorId: string): Promise<string> {
  const input = { batchId, date: inDays(days), startTime: '20:00', endTime: '21:00', instructorId };
  const { data, errors } = await gql(at.app, at.admin, ADD, { input });
  expect(errors).toBeUndefined();
  return data.addSession.id;
}

const ADD = 'mutation ($input: AddSessionInput!) { addSession(input: $input) { id } }';

/** Creates a batch with an instructor. A substitute leads its sessions of yesterday and of the day after tomorrow. */
async function withSubstitute() {
  const [{ id: instructorId }, { id: substituteId }] = [await at.academy.with.staff(), await at.academy.with.staff()];
  const batchId = await aBatch(at, { instructorId });
  const led = { instructorId: substituteId, overrides: [SessionOverride.INSTRUCTOR] };
  for (const days of [-1, 2]) await byHand(at, await sessionOn(at, batchId, inDays(days)), led);
  const on = (days: number) => sessionOn(at, batchId, inDays(days));
  return { batchId, instructorId, substituteId, on };
}

describe('updateStaffMember, which changes sessions', () => {
  it('assigns upcoming sessions of a terminated substitute to the instructor of the batch', async () => {
    const { substituteId, instructorId, on } = await withSubstitute();
    await updateStaff(substituteId, { status: 'TERMINATED' });
    expect(await on(2)).toMatchObject({ instructor: { id: instructorId }, overrides: [], version: 3 });
    expect(await on(-1)).toMatchObject({ instructor: { id: substituteId }, overrides: ['instructor'] });
    expect(await on(3)).toMatchObject({ instructor: { id: instructorId }, version: 1 });
  });

  it('keeps a terminated instructor in sessions until a future end date', async () => {
    const { substituteId, instructorId, batchId, on } = await withSubstitute();
    const led = { instructorId: substituteId, overrides: [SessionOverride.INSTRUCTOR] };
    await byHand(at, await sessionOn(at, batchId, inDays(5)), led);
    const { id } = await at.academy.with.staff();
    const soon = await aBatch(at, { instructorId: id, startDate: inDays(1), endDate: inDays(9) });
    const late = await aBatch(at, { instructorId: id, startDate: inDays(5), endDate: inDays(9) });
    for (const each of [substituteId, id]) await updateStaff(each, { status: 'TERMINATED', endDate: inDays(4) });
    expect(await on(2)).toMatchObject({ instructor: { id: substituteId }, overrides: ['instructor'] });
    expect(await on(5)).toMatchObject({ instructor: { id: instructorId }, overrides: [] });
    expect((await sessionOn(at, soon, inDays(4))).instructor).toMatchObject({ id });
    expect((await sessionOn(at, late, inDays(5))).instructor ?? null).toBeNull();
    // sessions after the last day are unstaffed
    const query =
      'query ($batchId: ID) { classSessions(filter: { batchId: $batchId, unstaffed: true }) { nodes { date } } }';
    const unstaffed = async () =>
      (await gql(at.app, at.admin, query, { batchId: soon })).data.classSessions.nodes.map(({ date }: any) => date);
    expect(await unstaffed()).toEqual([5, 6, 7, 8, 9].map(inDays));
    // a returning instructor leads the sessions that are still unassigned
    await updateStaff(id, { status: 'ACTIVE', endDate: null });
    expect(await unstaffed()).toEqual([]);
  });

  it.each([BatchStatus.UPCOMING, BatchStatus.ONGOING])(
    'removes a terminated instructor from a running batch and its upcoming sessions, with the batch status %s',
    async (status) => {
      const { id } = await at.academy.with.staff();
      const batchId = await aBatch(at, { instructorId: id, status });
      const extra = await addedOn(batchId, 2, id);
      await updateStaff(id, { status: 'TERMINATED' });
      const led = async (days: number) => (await sessionOn(at, batchId, inDays(days))).instructor?.id ?? null;
      expect([await led(-1), await led(1), await led(3)]).toEqual([id, null, null]);
      expect(await batchOf(batchId)).toEqual({ instructorId: null });
      const session = await at.academy.run((em) => em.findOneOrFail(ClassSession, { id: extra }));
      expect([session.instructor ?? null, session.formerInstructor?.id]).toEqual([null, id]);
      await updateStaff(id, { status: 'ACTIVE' });
      const take = 'mutation ($id: ID!) { takeBackSessions(staffId: $id) { batches skipped } }';
      expect((await gql(at.app, at.admin, take, { id })).data.takeBackSessions).toEqual({ batches: 1, skipped: 0 });
      expect([await led(1), await led(3), await batchOf(batchId)]).toEqual([id, id, { instructorId: id }]);
    },
  );

  it('keeps a terminated instructor in batches that are over', async () => {
    const { id } = await at.academy.with.staff();
    const dates = { startDate: inDays(-9), endDate: inDays(-1) };
    const ended = await aBatch(at, { instructorId: id, ...dates });
    const completed = await aBatch(at, { instructorId: id, status: BatchStatus.COMPLETED });
    await updateStaff(id, { status: 'TERMINATED' });
    expect([await batchOf(ended), await batchOf(completed)]).toEqual([{ instructorId: id }, { instructorId: id }]);
    // a batch that gets days again does not plan them for staff who have left
    expect((await updateBatch(at.app, at.admin, ended, { endDate: inDays(5) })).errors).toBeUndefined();
    expect([await batchOf(ended), (await sessionOn(at, ended, inDays(3))).instructor ?? null]).toEqual([
      { instructorId: null },
      null,
    ]);
    expect((await sessionOn(at, ended, inDays(-2))).instructor).toMatchObject({ id });
  });

  it('increases the version of upcoming sessions if their instructor is renamed', async () => {
    const { substituteId, on } = await withSubstitute();
    await updateStaff(substituteId, { phone: '555-0101' });
    expect((await on(2)).version).toBe(2);
    await updateStaff(substituteId, { lastName: 'Otherwise' });
    expect([(await on(-1)).version, (await on(2)).version, (await on(3)).version]).toEqual([2, 3, 1]);
  });
});

describe('room that sessions use', () => {
  const inRoom = async () => {
    const room = await at.academy.run(async (em) => {
      const made = Object.assign(new Room(), { name: `Pool ${Math.random()}` });
      em.persist(made);
      return made;
    });
    const batchId = await aBatch(at);
    const placed = { roomId: room.id, classroom: room.name, overrides: [SessionOverride.ROOM] };
    for (const days of [-1, 2]) await byHand(at, await sessionOn(at, batchId, inDays(days)), placed);
    return { room, on: (days: number) => sessionOn(at, batchId, inDays(days)) };
  };
  const change = (id: string, values: Partial<Room>, type: typeof roomRenamed) =>
    inRequest(at, async (ctx, em) => {
      const room = await em.findOneOrFail(Room, { id });
      Object.assign(room, values);
      await ctx.signals.publish(ctx, em, type, { room });
    });

  it('has its new name in upcoming sessions after a change of the name', async () => {
    const { room, on } = await inRoom();
    await change(room.id, { name: 'Lake' }, roomRenamed);
    expect(await on(2)).toMatchObject({ classroom: 'Lake', room: { id: room.id }, version: 3 });
    expect(await on(-1)).toMatchObject({ classroom: room.name, version: 2 });
    expect(await on(3)).toMatchObject({ classroom: '', version: 1 });
  });

  it('is removed from upcoming sessions if it is deleted, but its name stays in these sessions', async () => {
    const { room, on } = await inRoom();
    await change(room.id, { deletedAt: '2026-11-22T00:00:00.000Z' }, roomDeleted);
    const { room: left, ...session } = await on(2);
    expect([left ?? null, session.classroom, session.version]).toEqual([null, room.name, 3]);
    expect(await on(-1)).toMatchObject({ room: { id: room.id }, version: 2 });
  });

  it('has its new name in the sessions of all batches that use it', async () => {
    const { id: roomId } = await at.academy.with.room();
    const rename = async (name: string) => {
      const mutation = 'mutation ($id: ID!, $input: UpdateRoomInput!) { updateRoom(id: $id, input: $input) { id } }';
      const asked = () => gql(at.app, at.admin, mutation, { id: roomId, input: { name } });
      const { result, statements } = await at.app.counting(asked);
      expect(result.errors).toBeUndefined();
      return statements.filter((each) => /class_sessions|audit_entries/.test(each)).length;
    };
    const batchIds = [await aBatch(at, { roomId })];
    const one = await rename('Lake one');
    for (let made = 0; made < 4; made++) batchIds.push(await aBatch(at, { roomId }));
    expect(await rename('Lake five')).toBe(one);
    for (const batchId of batchIds) {
      expect(await sessionOn(at, batchId, inDays(2))).toMatchObject({ classroom: 'Lake five', room: { id: roomId } });
    }
  });
});

it('the termination of a staff member removes the instructor from all upcoming sessions of all batches', async () => {
  const { id: instructorId } = await at.academy.with.staff();
  const dates = { startDate: inDays(1), endDate: inDays(9) };
  const batchIds = [await aBatch(at, { instructorId, ...dates }), await aBatch(at, { instructorId, ...dates })];
  const { statements } = await at.app.counting(() => updateStaff(instructorId, { status: 'TERMINATED' }));
  expect(statements.filter((each) => /^update "class_sessions"/.test(each))).toHaveLength(1);
  for (const batchId of batchIds) expect((await sessionOn(at, batchId, inDays(2))).instructor ?? null).toBeNull();
});
