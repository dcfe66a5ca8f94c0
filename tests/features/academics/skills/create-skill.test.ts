import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { CurriculumStatus } from '../../../../src/features/academics/skills/curriculum.enums.ts';
import { Level } from '../../../../src/features/academics/skills/level.entity.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, refusal, UNKNOWN_ID } from '../../writing.ts';
import { createSkill, type Scene, scene } from './setup.ts';

describe('createSkill', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('creates a skill that is required by default', async () => {
    const { id: levelId } = await at.academy.with.record(Level);
    const { data } = await createSkill(at.app, at.admin, { levelId, name: 'Floats' });
    expect(data.createSkill).toMatchObject({ levelId, name: 'Floats', position: 1, required: true, version: 1 });
  });

  it('refuses a level that is archived, unknown or in another academy', async () => {
    const archived = await at.academy.with.record(Level, { status: CurriculumStatus.ARCHIVED });
    const foreign = await (await seedAcademy(at.app)).with.record(Level);
    for (const levelId of [archived.id, foreign.id, UNKNOWN_ID]) {
      const call = () => createSkill(at.app, at.admin, { levelId, name: 'x' });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(
        badInput({ levelId: ['The selected level id is invalid.'] }),
      );
    }
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s',
    async (role) => {
      const actor = await at.academy.as(role);
      const { id: levelId } = await at.academy.with.record(Level);
      const call = () => createSkill(at.app, actor, { levelId, name: 'x' });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
    },
  );
});
