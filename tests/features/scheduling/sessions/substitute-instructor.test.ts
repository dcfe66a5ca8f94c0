import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { inDays } from '../../../support/days.ts';
import { badInput, FORBIDDEN } from '../../writing.ts';
import { type Scene, scene } from './setup.ts';

describe('substituteInstructor', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('assigns a substitute to a session, and can assign the instructor of the batch again', async () => {
    const { id } = await at.session();
    const { id: instructorId } = await at.academy.with.staff();
    const substituted = await at.done('substituteInstructor', id, { instructorId: instructorId.toUpperCase() });
    expect(substituted).toMatchObject({ instructorId, isSubstitute: true, overrides: ['INSTRUCTOR'] });
    const back = await at.done('substituteInstructor', id, { instructorId: at.teacher.staffId });
    expect(back).toMatchObject({ instructorId: at.teacher.staffId, isSubstitute: false, overrides: [] });
  });

  it('removes the instructor from a session if instructorId is null', async () => {
    const { id } = await at.session();
    const alone = await at.done('substituteInstructor', id, { instructorId: null });
    expect(alone).toMatchObject({ instructorId: null, isSubstitute: false, overrides: ['INSTRUCTOR'] });
  });

  it('refuses a former staff member, unless this person already leads the session', async () => {
    const { id: gone } = await at.academy.with.staff({ status: StaffStatus.TERMINATED });
    const { id } = await at.session();
    expect(await at.refused('substituteInstructor', id, { instructorId: gone })).toEqual(
      badInput({ instructorId: ['The selected instructor id is invalid.'] }),
    );
    const led = await at.session({ instructorId: gone });
    expect(await at.done('substituteInstructor', led.id, { instructorId: gone })).toMatchObject({ version: 1 });
  });

  it('accepts a staff member who leaves in the future, for sessions until the last day', async () => {
    const leaving = { status: StaffStatus.TERMINATED, endDate: inDays(9) };
    const { id: instructorId } = await at.academy.with.staff(leaving);
    const last = await at.session({ date: inDays(9) });
    expect(await at.done('substituteInstructor', last.id, { instructorId })).toMatchObject({ instructorId });
    const later = await at.session({ date: inDays(10) });
    expect(await at.refused('substituteInstructor', later.id, { instructorId })).toEqual(
      badInput({ instructorId: ['The selected instructor id is invalid.'] }),
    );
  });

  it('is allowed for admins and heads of the department of the batch', async () => {
    const { id } = await at.session();
    const { id: instructorId } = await at.academy.with.staff();
    for (const who of [at.teacher, await at.academy.as('department_head'), await at.academy.as('support_staff')]) {
      expect(await at.refused('substituteInstructor', id, { instructorId }, who)).toEqual(FORBIDDEN);
    }
    expect((await at.done('substituteInstructor', id, { instructorId }, at.head)).instructorId).toBe(instructorId);
  });
});
