import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { createBatch, newBatch, scene, updateBatch } from '../features/academics/batches/setup.ts';
import { createRoom, deleteRoom, updateRoom } from '../features/academics/rooms/setup.ts';
import { stateOf } from '../features/writing.ts';
import { codes } from '../support/clients.ts';

const ROUNDS = 8;

interface Row {
  id: string;
  name: string;
  room_id: string | null;
  classroom: string;
  status: string;
  deleted_at: string | null;
}

describe('parallel writes of rooms', () => {
  it('never create two rooms whose names differ only in letter case', async () => {
    const { app, academy, admin } = await scene();
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await academy.with.room();
      const names = ['Pool', 'POOL', 'pool', 'pOOl', 'pOol'].map((name) => `${name} ${round}`);
      const answers = await Promise.all([
        ...names.map((name) => createRoom(app, admin, { name })),
        updateRoom(app, admin, id, { name: `pooL ${round}` }),
      ]);
      const refused = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.fields);
      expect(refused).toEqual(names.map(() => ({ name: ['The name has already been taken.'] })));
    }
    const { rooms } = (await stateOf(app, academy.id)) as { rooms: Row[] };
    expect(rooms.filter(({ name }) => name.toLowerCase().startsWith('pool'))).toHaveLength(ROUNDS);
  });

  it('leave batches with the correct room name if the room is renamed or archived meanwhile, without deadlock', async () => {
    const { app, academy, admin, courseId } = await scene();
    for (let round = 0; round < ROUNDS; round++) {
      const { id: roomId } = await academy.with.room({ name: `Room ${round}` });
      const inside = await academy.with.batch({ courseId, roomId, classroom: `Room ${round}` });
      const outside = await academy.with.batch({ courseId });
      const isDeleted = round % 2 === 0;
      const answers = await Promise.all([
        createBatch(app, admin, newBatch(courseId, { roomId })),
        updateBatch(app, admin, outside.id, { roomId }),
        isDeleted ? deleteRoom(app, admin, roomId) : updateRoom(app, admin, roomId, { name: `Renamed ${round}` }),
        updateBatch(app, admin, inside.id, { classroom: `room ${round}`, name: 'Same' }),
        createBatch(app, admin, newBatch(courseId, { classroom: `ROOM ${round}` })),
      ]);
      expect(answers.flatMap(codes).filter((code) => code !== 'BAD_USER_INPUT')).toEqual([]);
    }
    const { rooms, batches } = (await stateOf(app, academy.id)) as { rooms: Row[]; batches: Row[] };
    const names = new Map(rooms.filter((room) => room.deleted_at === null).map(({ id, name }) => [id, name]));
    // a room in use is archived instead of deleted
    expect(names.size).toBe(ROUNDS);
    expect(rooms.filter(({ status }) => status === 'archived')).toHaveLength(ROUNDS / 2);
    for (const { room_id, classroom } of batches) {
      if (room_id !== null) expect(classroom).toBe(names.get(room_id));
    }
  });
});
