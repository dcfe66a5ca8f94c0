import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { seedAcademy } from '../../../support/seed.ts';
import {
  badInput,
  EVERY_ROLE,
  emoji,
  FORBIDDEN,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';
import { createRoom, readRoom, type Scene, scene } from './setup.ts';

const TAKEN = badInput({ name: ['The name has already been taken.'] });

describe('createRoom', () => {
  let at: Scene;
  const create = (input: object) => createRoom(at.app, at.admin, input);
  const refused = (input: object) => refusal(at.app, at.academy.id, () => create({ name: 'Any', ...input }));

  beforeAll(async () => {
    at = await scene();
  });

  it('creates an active room without a capacity', async () => {
    const { data } = await create({ name: '  Pool 1 ' });
    const room = data.createRoom;
    expect(room).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-/),
      academyId: at.academy.id,
      name: 'Pool 1',
      capacity: null,
      status: 'ACTIVE',
      notes: null,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: room.createdAt,
    });
    expect(await readRoom(at.app, at.admin, room.id)).toEqual(room);
  });

  it('accepts every field', async () => {
    const given = { name: emoji(100), capacity: 10_000, status: 'ARCHIVED', notes: emoji(500) };
    expect((await create(given)).data.createRoom).toMatchObject(given);
    const unset = { name: 'Small', capacity: 1, notes: null };
    expect((await create(unset)).data.createRoom).toMatchObject(unset);
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { data } = await createRoom(at.app, await at.academy.as(role), { name: role });
    expect(data.createRoom.name).toBe(role);
  });

  it('allows the Super Admin', async () => {
    const { errors } = await createRoom(at.app, await superAdminIn(at.app, at.academy), { name: 'Super' });
    expect(errors).toBeUndefined();
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s',
    async (role) => {
      const actor = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => createRoom(at.app, actor, { name: 'x' }))).toEqual(FORBIDDEN);
    },
  );

  it('denies callers without a token', async () => {
    const nobody = { academyId: at.academy.id };
    expect(await refusal(at.app, at.academy.id, () => createRoom(at.app, nobody, { name: 'x' }))).toEqual(
      UNAUTHENTICATED,
    );
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => createRoom(shut.app, actor, { name: 'x' });
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const { errors } = await createRoom(shut.app, await superAdminIn(shut.app, shut.academy), { name: 'x' });
    expect(errors).toBeUndefined();
  });

  it.each([
    ['Sauna', 'SAUNA'],
    ['Ölbad', 'ÖLBAD'],
    ['100% _\\', '100% _\\'],
  ])('refuses the name of the existing room %s if it is sent as %s', async (name, again) => {
    const { errors } = await create({ name });
    expect(errors).toBeUndefined();
    expect(await refused({ name: ` ${again}` })).toEqual(TAKEN);
  });

  it('accepts the name of a deleted room or of a room in another academy, and a name that is only similar', async () => {
    const other = await seedAcademy(at.app);
    await other.with.room({ name: 'Gym' });
    await at.academy.with.room({ name: 'Gym', deletedAt: new Date().toISOString() });
    expect((await create({ name: 'Gym' })).errors).toBeUndefined();
    expect((await create({ name: 'G_m' })).errors).toBeUndefined();
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      expect(await refused({ name: '\t ', capacity: 0, status: null, notes: emoji(501) })).toEqual(
        badInput({
          name: ['The name field is required.'],
          capacity: ['The capacity field must be at least 1.'],
          status: ['The status field is required.'],
          notes: ['The notes field must not be greater than 500 characters.'],
        }),
      );
    });

    it('refuses a name that is too long or contains a null character, and a capacity above the maximum', async () => {
      expect(await refused({ name: emoji(101), capacity: 10_001 })).toEqual(
        badInput({
          name: ['The name field must not be greater than 100 characters.'],
          capacity: ['The capacity field must not be greater than 10000.'],
        }),
      );
      expect(await refused({ name: 'a\u0000' })).toEqual(badInput({ name: ['The name field format is invalid.'] }));
    });

    it.each([
      ['null as the name', { name: null }],
      ['a missing name', { name: undefined }],
      ['a fractional capacity', { capacity: 1.5 }],
      ['an unknown status', { status: 'CLOSED' }],
      ['an unknown field', { colour: 'red' }],
      ['an academy id, which is not an input field', { academyId: UNKNOWN_ID }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });
});
