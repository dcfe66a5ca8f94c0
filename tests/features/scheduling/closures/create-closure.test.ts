import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { RoomStatus } from '../../../../src/features/academics/rooms/room.enums.ts';
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
import { createClosure, idsOf, newClosure, REFUSED, REFUSED_TYPES, readClosure, type Scene, scene } from './setup.ts';

describe('createClosure', () => {
  let at: Scene;
  const refused = (input: object) =>
    refusal(at.app, at.academy.id, () => createClosure(at.app, at.admin, newClosure(input)));
  const created = async (input: object) => {
    const { data, errors } = await createClosure(at.app, at.admin, newClosure(input));
    expect(errors).toBeUndefined();
    return data.createClosure;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('closes the whole academy for whole days', async () => {
    const closure = await created({ name: ' Holidays ' });
    expect(closure).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-/),
      academyId: at.academy.id,
      ...{ name: 'Holidays', startDate: '2026-12-24', endDate: '2026-12-31', startTime: null, endTime: null },
      ...{ courseIds: [], batchIds: [], roomIds: [], excusesFees: false, version: 1 },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: closure.createdAt,
    });
    expect(await readClosure(at.app, at.admin, closure.id)).toEqual(closure);
  });

  it('closes the given courses, batches and rooms for some hours, with ids in any letter case and any order', async () => {
    const { with: make } = at.academy;
    const [courseIds, batchIds] = [await idsOf(() => make.course()), await idsOf(() => make.batch())];
    const roomIds = await idsOf(() => make.room(), 3);
    const given = {
      name: emoji(100),
      endDate: '2026-12-24',
      startTime: '09:00',
      endTime: '12:30:30',
      excusesFees: true,
    };
    const upper = (ids: string[]) => ids.toReversed().map((id) => id.toUpperCase());
    const named = { courseIds: upper(courseIds), batchIds: upper(batchIds), roomIds: upper(roomIds) };
    const closure = await created({ ...given, ...named });
    expect(closure).toMatchObject({ ...given, startTime: '09:00:00', courseIds, batchIds, roomIds, version: 1 });
    expect(await readClosure(at.app, at.admin, closure.id)).toEqual(closure);
  });

  it('accepts 366 days, 100 batches, and archived rooms', async () => {
    const batchIds = await idsOf(() => at.academy.with.batch(), 100);
    const roomIds = await idsOf(() => at.academy.with.room({ status: RoomStatus.ARCHIVED }), 1);
    const closure = await created({ startDate: '2027-01-01', endDate: '2028-01-01', batchIds, roomIds });
    expect(closure).toMatchObject({ batchIds, roomIds });
  });

  it.each(['academy_admin', 'administrator'] as const)('is allowed for the role %s', async (role) => {
    const { data } = await createClosure(at.app, await at.academy.as(role), newClosure({ name: role }));
    expect(data.createClosure.name).toBe(role);
  });

  it('is allowed for the Super Admin', async () => {
    const { errors } = await createClosure(at.app, await superAdminIn(at.app, at.academy), newClosure());
    expect(errors).toBeUndefined();
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const actor = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => createClosure(at.app, actor, newClosure()))).toEqual(FORBIDDEN);
    },
  );

  it('is refused without a token', async () => {
    const call = () => createClosure(at.app, { academyId: at.academy.id }, newClosure());
    expect(await refusal(at.app, at.academy.id, call)).toEqual(UNAUTHENTICATED);
  });

  it('in a suspended academy, is allowed only for the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => createClosure(shut.app, actor, newClosure());
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const superAdmin = await superAdminIn(shut.app, shut.academy);
    expect((await createClosure(shut.app, superAdmin, newClosure())).errors).toBeUndefined();
  });

  describe('createClosure with invalid input', () => {
    it.each(REFUSED)('refuses %s', async (_, input, told) => {
      const answer = (await refused(input)) as { code: string; fields: object };
      // unknown ids are reported in the same error
      expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', fields: told });
    });

    it('refuses a name that is too long or contains a null character', async () => {
      const long = badInput({ name: ['The name field must not be greater than 100 characters.'] });
      expect(await refused({ name: emoji(101) })).toEqual(long);
      expect(await refused({ name: 'a\u0000' })).toEqual(badInput({ name: ['The name field format is invalid.'] }));
    });

    it('refuses targets that are unknown, deleted or in another academy, with an error for each position in the list', async () => {
      const other = (await seedAcademy(at.app)).with;
      const deletedAt = new Date().toISOString();
      const { with: make } = at.academy;
      const ids = {
        courseIds: [(await make.course()).id, UNKNOWN_ID, (await other.course()).id],
        batchIds: ['nonsense', (await make.batch({ deletedAt })).id, (await other.batch()).id],
        roomIds: [(await make.room({ deletedAt })).id, (await make.room()).id, (await other.room()).id],
      };
      const bad = ['courseIds.1', 'courseIds.2', 'batchIds.0', 'batchIds.1', 'batchIds.2', 'roomIds.0', 'roomIds.2'];
      const told = bad.map((path) => [path, [`The selected ${path.replace('Ids', '_ids')} is invalid.`]]);
      expect(await refused(ids)).toEqual(badInput(Object.fromEntries(told)));
    });

    it.each([
      ...REFUSED_TYPES,
      ['a missing name', { name: undefined }],
      ['a missing end date', { endDate: undefined }],
      ['null as start date', { startDate: null }],
    ])('refuses %s with a type error of GraphQL', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });
});
