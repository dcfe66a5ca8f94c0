import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Room } from '../../../../src/features/academics/rooms/room.entity.ts';
import { RoomStatus } from '../../../../src/features/academics/rooms/room.enums.ts';
import { ClashPolicy } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, refusal, UNKNOWN_ID } from '../../writing.ts';
import { createBatch, newBatch, readBatch, type Scene, scene, updateBatch } from './setup.ts';

const { ARCHIVED } = RoomStatus;

describe('createBatch and updateBatch for a batch in a room', () => {
  let at: Scene;
  let pool: Room;
  let attic: Room;

  const placeOf = ({ roomId, room, classroom }: any) => ({ roomId, room, classroom });
  const inRoom = ({ id, name }: Room) => ({ roomId: id, room: { id, name }, classroom: name });
  const nowhere = (classroom: string) => ({ roomId: null, room: null, classroom });
  const aBatch = async (given: object = {}) => (await at.academy.with.batch({ courseId: at.courseId, ...given })).id;
  const inPool = () => aBatch({ roomId: pool.id, classroom: pool.name });
  const created = async (input: object) => {
    const { data } = await createBatch(at.app, at.admin, newBatch(at.courseId, input));
    return placeOf(data.createBatch);
  };
  const updated = async (id: string, input: object) => {
    const { data } = await updateBatch(at.app, at.admin, id, input);
    expect(await readBatch(at.app, at.admin, id)).toEqual(data.updateBatch);
    return placeOf(data.updateBatch);
  };

  beforeAll(async () => {
    at = await scene();
    pool = await at.academy.with.room({ name: 'Großes Becken Ö' });
    attic = await at.academy.with.room({ name: 'Attic' });
  });

  it('set the classroom text to the name of the room if roomId is sent', async () => {
    expect(await created({ roomId: pool.id.toUpperCase() })).toEqual(inRoom(pool));
    expect(await updated(await aBatch({ classroom: 'Garden' }), { roomId: pool.id })).toEqual(inRoom(pool));
    expect(await updated(await inPool(), { roomId: attic.id })).toEqual(inRoom(attic));
  });

  it('link the batch to a room if the classroom text equals the room name in any letter case, and store the exact room name', async () => {
    expect(await created({ classroom: ' GROßES becken ö ' })).toEqual(inRoom(pool));
    expect(await updated(await aBatch(), { classroom: 'GROßES becken ö' })).toEqual(inRoom(pool));
    expect(await updated(await inPool(), { classroom: 'attic' })).toEqual(inRoom(attic));
  });

  it('unlink the room if the classroom text is empty or is not the name of a room', async () => {
    expect(await created({ classroom: 'Garden' })).toEqual(nowhere('Garden'));
    expect(await updated(await inPool(), { classroom: 'Garden' })).toEqual(nowhere('Garden'));
    expect(await updated(await inPool(), { classroom: 'Att_c' })).toEqual(nowhere('Att_c'));
    expect(await updated(await inPool(), { classroom: null })).toEqual(nowhere(''));
    expect(await updated(await inPool(), { classroom: ' ' })).toEqual(nowhere(''));
  });

  it('unlink the room if roomId is null, and clear the classroom text if the request contains no text', async () => {
    expect(await created({ roomId: null })).toEqual(nowhere(''));
    expect(await updated(await inPool(), { roomId: null })).toEqual(nowhere(''));
    expect(await updated(await inPool(), { roomId: null, classroom: 'Garden' })).toEqual(nowhere('Garden'));
    expect(await updated(await inPool(), { roomId: null, classroom: pool.name })).toEqual(nowhere(pool.name));
  });

  it('use roomId if roomId and the classroom text name different rooms', async () => {
    for (const classroom of ['Garden', attic.name, null]) {
      expect(await created({ roomId: pool.id, classroom })).toEqual(inRoom(pool));
      expect(await updated(await inPool(), { roomId: attic.id, classroom })).toEqual(inRoom(attic));
    }
  });

  it('keep the room and the classroom text if other fields change', async () => {
    expect(await updated(await inPool(), { name: 'Seals', maxStudents: 5 })).toEqual(inRoom(pool));
    expect(await updated(await aBatch({ classroom: 'Attic' }), { name: 'Seals' })).toEqual(nowhere('Attic'));
  });

  it('keep a batch linked to a room that is archived later, but link no batch to an archived room by its name', async () => {
    const closed = await at.academy.with.room({ name: 'Closed', status: ARCHIVED });
    const inside = () => aBatch({ roomId: closed.id, classroom: 'Closed' });
    expect(await updated(await inside(), { roomId: closed.id })).toEqual(inRoom(closed));
    expect(await updated(await inside(), { classroom: 'CLOSED', name: 'Seals' })).toEqual(inRoom(closed));
    expect(await updated(await inside(), { roomId: pool.id })).toEqual(inRoom(pool));
    expect(await created({ classroom: 'Closed' })).toEqual(nowhere('Closed'));
    expect(await updated(await inPool(), { classroom: 'closed' })).toEqual(nowhere('closed'));
  });

  it('refuse a room that is unknown, deleted, archived or in another academy, and report all other invalid fields too', async () => {
    const rooms = [
      await (await seedAcademy(at.app)).with.room(),
      await at.academy.with.room({ deletedAt: new Date().toISOString() }),
      await at.academy.with.room({ status: ARCHIVED }),
    ];
    const invalid = { roomId: ['The selected room id is invalid.'] };
    for (const roomId of [UNKNOWN_ID, ...rooms.map(({ id }) => id)]) {
      const input = { roomId, instructorId: UNKNOWN_ID };
      const fields = { ...invalid, instructorId: ['The selected instructor id is invalid.'] };
      const create = () => createBatch(at.app, at.admin, newBatch(at.courseId, input));
      expect(await refusal(at.app, at.academy.id, create)).toEqual(badInput(fields));
      const id = await inPool();
      const update = () => updateBatch(at.app, at.admin, id, { ...input, classroom: 'Garden' });
      expect(await refusal(at.app, at.academy.id, update)).toEqual(badInput(fields));
    }
    const nonsense = () => createBatch(at.app, at.admin, newBatch(at.courseId, { roomId: 'nonsense' }));
    expect(await refusal(at.app, at.academy.id, nonsense)).toEqual(
      badInput({ roomId: ['The room id field must be a valid UUID.'] }),
    );
  });

  it('forbid the teacher of the batch to change its room', async () => {
    const teacher = await at.academy.as('teacher');
    const id = await aBatch({ instructorId: teacher.staffId, roomId: pool.id, classroom: pool.name });
    for (const input of [{ roomId: attic.id }, { roomId: null }, { classroom: 'Attic' }]) {
      const call = () => updateBatch(at.app, teacher, id, { notes: 'x', ...input });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
    }
  });

  it('let the filters roomId and roomIdIn find the batch by its room', async () => {
    const own = await at.academy.with.room();
    const id = await aBatch({ roomId: own.id, classroom: own.name });
    const query = `{ batches(filter: { roomId: "${own.id}" }) { totalCount nodes { id } }
      several: batches(filter: { roomIdIn: ["${own.id}", "${UNKNOWN_ID}"] }) { nodes { id } } }`;
    const { data } = await gql(at.app, at.admin, query);
    expect(data).toEqual({ batches: { totalCount: 1, nodes: [{ id }] }, several: { nodes: [{ id }] } });
  });

  it('lock the room exclusively if the academy refuses clashes, and with a shared lock if the academy only warns about clashes', async () => {
    const lockOf = async (clashPolicy: ClashPolicy) => {
      const there = await scene({ settings: { ...defaultSettings(), clashPolicy } });
      const { id } = await there.academy.with.room();
      const batch = await there.academy.with.batch({ courseId: there.courseId });
      const { statements } = await there.app.counting(() =>
        updateBatch(there.app, there.admin, batch.id, { roomId: id }),
      );
      return statements
        .map((statement) => /from "rooms".* for (share|no key update)$/s.exec(statement)?.[1])
        .filter(Boolean);
    };
    const isPostgres = at.app.services.database.engine === 'postgresql';
    expect(await lockOf(ClashPolicy.WARN)).toEqual(isPostgres ? ['share'] : []);
    expect([...new Set(await lockOf(ClashPolicy.REFUSE))]).toEqual(isPostgres ? ['no key update'] : []);
  });
});
