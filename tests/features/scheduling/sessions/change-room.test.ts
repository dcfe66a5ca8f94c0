import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { RoomStatus } from '../../../../src/features/academics/rooms/room.enums.ts';
import { badInput, FORBIDDEN, UNKNOWN_ID } from '../../writing.ts';
import { type Scene, scene } from './setup.ts';

describe('changeRoom', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('moves a session to another room, and back to the room of its batch', async () => {
    const { id } = await at.session();
    const roomId = await at.room({ name: 'Cellar' });
    const moved = await at.done('changeRoom', id, { roomId });
    expect(moved).toMatchObject({ roomId, classroom: 'Cellar', room: { id: roomId }, overrides: ['ROOM'] });
    const back = await at.done('changeRoom', id, { roomId: at.roomId });
    expect(back).toMatchObject({ roomId: at.roomId, classroom: 'Hall 1', overrides: [] });
  });

  it('removes the room, so that the session has the classroom text of its batch, if there is one', async () => {
    const { id } = await at.session();
    expect(await at.done('changeRoom', id, { roomId: null })).toMatchObject({
      roomId: null,
      classroom: '',
      overrides: ['ROOM'],
    });
    const batch = await at.academy.with.batch({ classroom: 'In the park' });
    const outside = await at.academy.with.session({ batchId: batch.id, roomId: at.roomId, classroom: 'Hall 1' });
    const back = await at.done('changeRoom', outside.id, { roomId: null });
    expect(back).toMatchObject({ roomId: null, classroom: 'In the park', overrides: [] });
  });

  it('refuses an unknown room, and an archived room unless the session already takes place in it', async () => {
    const archived = await at.room({ status: RoomStatus.ARCHIVED });
    const { id } = await at.session();
    for (const roomId of [archived, UNKNOWN_ID]) {
      expect(await at.refused('changeRoom', id, { roomId })).toEqual(
        badInput({ roomId: ['The selected room id is invalid.'] }),
      );
    }
    const there = await at.session({ roomId: archived });
    expect(await at.done('changeRoom', there.id, { roomId: archived })).toMatchObject({ version: 1 });
  });

  it('is allowed for admins and heads of the department of the batch', async () => {
    const { id } = await at.session();
    for (const who of [at.teacher, await at.academy.as('department_head'), await at.academy.as('support_staff')]) {
      expect(await at.refused('changeRoom', id, { roomId: null }, who)).toEqual(FORBIDDEN);
    }
    expect((await at.done('changeRoom', id, { roomId: null }, at.head)).roomId).toBeNull();
  });
});
