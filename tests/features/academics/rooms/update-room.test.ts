import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, EVERY_ROLE, emoji, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { readBatch } from '../batches/setup.ts';
import { readRoom, type Scene, scene, updateRoom } from './setup.ts';

describe('updateRoom', () => {
  let at: Scene;
  const update = async (id: string, input: object) => (await updateRoom(at.app, at.admin, id, input)).data.updateRoom;
  const refused = (id: string, input: object) =>
    refusal(at.app, at.academy.id, () => updateRoom(at.app, at.admin, id, input));

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields that are sent', async () => {
    const { id } = await at.academy.with.room({ capacity: 10, notes: 'Deep' });
    let before = await readRoom(at.app, at.admin, id);
    for (const input of [
      { name: 'Deep end' },
      { capacity: 20 },
      { capacity: null },
      { status: 'ARCHIVED' },
      { notes: 'Cold' },
      { notes: null },
    ]) {
      const after = await update(id.toUpperCase(), input);
      expect(after).toEqual({ ...before, ...input, version: before.version + 1, updatedAt: after.updatedAt });
      expect(await readRoom(at.app, at.admin, id)).toEqual(after);
      before = after;
    }
    expect(await update(id, {})).toEqual(before);
  });

  it('changes the classroom text of all batches in this room, and of no other batches', async () => {
    const { id } = await at.academy.with.room({ name: 'Former' });
    const [own, ended, other] = [
      await at.academy.with.batch({ roomId: id, classroom: 'Former' }),
      await at.academy.with.batch({ roomId: id, classroom: 'Former', status: 'completed' as never }),
      await at.academy.with.batch({ classroom: 'Former' }),
    ];
    const before = await readBatch(at.app, at.admin, own.id);
    await update(id, { name: 'Present' });
    const after = await readBatch(at.app, at.admin, own.id);
    expect(after).toEqual({
      ...before,
      classroom: 'Present',
      room: { id, name: 'Present' },
      updatedAt: after.updatedAt,
    });
    expect(await readBatch(at.app, at.admin, ended.id)).toMatchObject({ classroom: 'Present' });
    expect(await readBatch(at.app, at.admin, other.id)).toMatchObject({ classroom: 'Former' });
    await update(id, { name: 'PRESENT', capacity: 5 });
    expect(await readBatch(at.app, at.admin, own.id)).toMatchObject({ classroom: 'PRESENT' });
    const renamed = await readBatch(at.app, at.admin, own.id);
    await update(id, { name: 'PRESENT', status: 'ARCHIVED' });
    expect(await readBatch(at.app, at.admin, own.id)).toEqual(renamed);
  });

  it('refuses the name of another room in any letter case, and accepts the current name of the room in another letter case', async () => {
    await at.academy.with.room({ name: 'Ümit' });
    await at.academy.with.room({ name: 'Gone', deletedAt: new Date().toISOString() });
    const { id } = await at.academy.with.room({ name: 'Own', capacity: 7 });
    for (const name of ['Ümit', 'üMIT']) {
      expect(await refused(id, { name, capacity: 9 })).toEqual(
        badInput({ name: ['The name has already been taken.'] }),
      );
    }
    expect(await update(id, { name: 'OWN' })).toMatchObject({ name: 'OWN' });
    expect(await update(id, { name: 'OWN' })).toMatchObject({ name: 'OWN' });
    expect(await update(id, { name: 'gone' })).toMatchObject({ name: 'gone' });
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { id } = await at.academy.with.room();
    const { data } = await updateRoom(at.app, await at.academy.as(role), id, { name: role });
    expect(data.updateRoom).toMatchObject({ id, name: role });
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s, for known and unknown rooms',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [(await at.academy.with.room()).id, UNKNOWN_ID]) {
        const call = () => updateRoom(at.app, actor, id, { notes: 'x' });
        expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
      }
    },
  );

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.room();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => updateRoom(shut.app, actor, id, { name: 'x' });
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const { errors } = await updateRoom(shut.app, await superAdminIn(shut.app, shut.academy), id, { name: 'x' });
    expect(errors).toBeUndefined();
  });

  it('returns NOT_FOUND for rooms that are unknown, deleted or in another academy', async () => {
    const other = await seedAcademy(at.app);
    const deleted = await at.academy.with.room({ deletedAt: new Date().toISOString() });
    for (const id of [UNKNOWN_ID, deleted.id, (await other.with.room()).id, 'nonsense']) {
      expect(await refused(id, { name: 'x' })).toEqual(notFound('Room'));
    }
  });

  it('reports all invalid fields together', async () => {
    const { id } = await at.academy.with.room();
    expect(await refused(id, { name: null, capacity: 10_001, status: null, notes: emoji(501) })).toEqual(
      badInput({
        name: ['The name field is required.'],
        capacity: ['The capacity field must not be greater than 10000.'],
        status: ['The status field is required.'],
        notes: ['The notes field must not be greater than 500 characters.'],
      }),
    );
    const long = badInput({ name: ['The name field must not be greater than 100 characters.'] });
    expect(await refused(id, { name: emoji(101) })).toEqual(long);
  });
});
