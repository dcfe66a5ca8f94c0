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
import { createDepartment, readDepartment, type Scene, scene } from './setup.ts';

describe('createDepartment', () => {
  let at: Scene;
  const refused = (input: object) =>
    refusal(at.app, at.academy.id, () => createDepartment(at.app, at.admin, { name: 'Swimming', ...input }));

  beforeAll(async () => {
    at = await scene();
  });

  it('creates a department without a head', async () => {
    const { data } = await createDepartment(at.app, at.admin, { name: '  Swimming ' });
    const department = data.createDepartment;
    expect(department).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-/),
      academyId: at.academy.id,
      name: 'Swimming',
      headStaffId: null,
      headStaff: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: department.createdAt,
    });
    expect(await readDepartment(at.app, at.admin, department.id)).toEqual(department);
  });

  it('creates a department with a head, and accepts ids in upper case', async () => {
    const { id } = await at.academy.with.staff();
    const { data } = await createDepartment(at.app, at.admin, { name: emoji(100), headStaffId: id.toUpperCase() });
    expect(data.createDepartment).toMatchObject({ name: emoji(100), headStaffId: id, headStaff: { id } });
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { data } = await createDepartment(at.app, await at.academy.as(role), { name: role });
    expect(data.createDepartment.name).toBe(role);
  });

  it('allows the Super Admin', async () => {
    const { errors } = await createDepartment(at.app, await superAdminIn(at.app, at.academy), { name: 'x' });
    expect(errors).toBeUndefined();
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s',
    async (role) => {
      const actor = await at.academy.as(role);
      const input = { name: 'x', headStaffId: actor.staffId ?? null };
      expect(await refusal(at.app, at.academy.id, () => createDepartment(at.app, actor, input))).toEqual(FORBIDDEN);
    },
  );

  it('denies callers without a token', async () => {
    const nobody = { academyId: at.academy.id };
    expect(await refusal(at.app, at.academy.id, () => createDepartment(at.app, nobody, { name: 'x' }))).toEqual(
      UNAUTHENTICATED,
    );
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => createDepartment(shut.app, actor, { name: 'x' });
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const { errors } = await createDepartment(shut.app, await superAdminIn(shut.app, shut.academy), { name: 'x' });
    expect(errors).toBeUndefined();
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      expect(await refused({ name: '\t ', headStaffId: 'nonsense' })).toEqual(
        badInput({
          name: ['The name field is required.'],
          headStaffId: ['The head staff id field must be a valid UUID.'],
        }),
      );
    });

    it('refuses a name that is too long or contains a null character', async () => {
      const long = badInput({ name: ['The name field must not be greater than 100 characters.'] });
      expect(await refused({ name: emoji(101) })).toEqual(long);
      expect(await refused({ name: 'a\u0000' })).toEqual(badInput({ name: ['The name field format is invalid.'] }));
    });

    it('refuses a head who is unknown, deleted or in another academy', async () => {
      const other = await seedAcademy(at.app);
      const deleted = await at.academy.with.staff({ deletedAt: new Date().toISOString() });
      for (const headStaffId of [UNKNOWN_ID, (await other.with.staff()).id, deleted.id]) {
        expect(await refused({ headStaffId })).toEqual(
          badInput({ headStaffId: ['The selected head staff id is invalid.'] }),
        );
      }
    });

    it.each([
      ['null as the name', { name: null }],
      ['a missing name', { name: undefined }],
      ['an unknown field', { colour: 'red' }],
      ['an academy id, which is not an input field', { academyId: UNKNOWN_ID }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });
});
