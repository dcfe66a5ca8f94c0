import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { EVERY_ROLE, FORBIDDEN, notFound, refusal, stateOf, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { deleteRoom, readRoom, type Scene, scene } from './setup.ts';

const { COMPLETED, ONGOING } = BatchStatus;

describe('deleteRoom', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('hides a room if all its batches have ended, and keeps the classroom texts of these batches', async () => {
    const [gone, kept] = [await at.academy.with.room({ name: 'Hall' }), await at.academy.with.room({ name: 'Attic' })];
    const batch = await at.academy.with.batch({ roomId: gone.id, classroom: 'Hall', status: COMPLETED });
    const other = await at.academy.with.batch({ roomId: kept.id, classroom: 'Attic' });
    const { data } = await deleteRoom(at.app, at.admin, gone.id.toUpperCase());
    expect(data.deleteRoom).toEqual({ message: 'Room deleted.' });
    expect(await readRoom(at.app, at.admin, gone.id)).toBeNull();
    const left = await gql(
      at.app,
      at.admin,
      `{ batch(id: "${batch.id}") { classroom version roomId room { id } }
        other: batch(id: "${other.id}") { classroom version roomId room { id } }
        rooms { nodes { id } }
        of: batches(filter: { roomId: "${gone.id}" }) { totalCount } }`,
    );
    expect(left.data).toEqual({
      batch: { classroom: 'Hall', version: 2, roomId: null, room: null },
      other: { classroom: 'Attic', version: 1, roomId: kept.id, room: { id: kept.id } },
      rooms: { nodes: [{ id: kept.id }] },
      of: { totalCount: 0 },
    });
    expect((await stateOf(at.app, at.academy.id)).rooms).toContainEqual(
      expect.objectContaining({ id: gone.id, deleted_at: expect.anything() }),
    );
    const again = await refusal(at.app, at.academy.id, () => deleteRoom(at.app, at.admin, gone.id));
    expect(again).toEqual(notFound('Room'));
  });

  it('archives a room that batches still use, and returns the names of the batches', async () => {
    const busy = await scene();
    const { id } = await busy.academy.with.room({ name: 'Hall' });
    const own = await busy.academy.with.batch({ roomId: id, classroom: 'Hall' });
    const archived = await rest(busy.app, busy.admin, 'DELETE', `/rooms/${id}`);
    expect(archived).toMatchObject({
      ...{ status: 200, body: { message: `Room archived: it is in use by ${own.code}.` } },
    });
    const { body } = await rest(busy.app, busy.admin, 'GET', `/batches/${own.id}`);
    expect(body.data).toMatchObject({ room_id: id, classroom: 'Hall' });
    expect((await rest(busy.app, busy.admin, 'GET', `/rooms/${id}`)).body.data.status).toBe('archived');
    for (let n = 0; n < 3; n++) await busy.academy.with.batch({ roomId: id, classroom: 'Hall', status: ONGOING });
    const { data } = await deleteRoom(busy.app, busy.admin, id);
    expect(data.deleteRoom.message).toMatch(
      /^Room archived: it is in use by BAT-\w{8}, BAT-\w{8}, BAT-\w{8} and 1 more\.$/,
    );
  });

  it('archives a room that is used only by a future session of a batch in another room', async () => {
    const busy = await scene();
    const { id } = await busy.academy.with.room({ name: 'Attic' });
    const batch = await busy.academy.with.batch();
    await busy.academy.with.session({ batchId: batch.id, roomId: id, date: '2099-01-05' });
    const { data } = await deleteRoom(busy.app, busy.admin, id);
    expect(data.deleteRoom.message).toBe(`Room archived: it is in use by ${batch.code}.`);
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { id } = await at.academy.with.room();
    expect((await deleteRoom(at.app, await at.academy.as(role), id)).errors).toBeUndefined();
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s, for known and unknown rooms',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [(await at.academy.with.room()).id, UNKNOWN_ID]) {
        expect(await refusal(at.app, at.academy.id, () => deleteRoom(at.app, actor, id))).toEqual(FORBIDDEN);
      }
    },
  );

  it('returns NOT_FOUND for rooms of another academy and for unknown ids', async () => {
    const other = await seedAcademy(at.app);
    const { id } = await other.with.room();
    for (const wrong of [id, UNKNOWN_ID, 'nonsense']) {
      expect(await refusal(at.app, other.id, () => deleteRoom(at.app, at.admin, wrong))).toEqual(notFound('Room'));
    }
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.room();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      expect(await refusal(shut.app, shut.academy.id, () => deleteRoom(shut.app, actor, id)), role).toEqual(FORBIDDEN);
    }
    expect((await deleteRoom(shut.app, await superAdminIn(shut.app, shut.academy), id)).errors).toBeUndefined();
  });
});
