import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { CurriculumStatus } from '../../../../src/features/academics/skills/curriculum.enums.ts';
import { Track } from '../../../../src/features/academics/skills/track.entity.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, refusal, UNKNOWN_ID } from '../../writing.ts';
import { createLevel, createSkill, type Scene, scene } from './setup.ts';

describe('createLevel', () => {
  let at: Scene;
  let trackId: string;

  beforeAll(async () => {
    at = await scene();
    trackId = (await at.academy.with.record(Track)).id;
  });

  it('adds each level and skill after the existing ones, and returns them by position', async () => {
    const { id } = await at.academy.with.record(Track, { name: 'Belts' });
    const white = await createLevel(at.app, at.admin, { trackId: id.toUpperCase(), name: 'White' });
    expect(white.data.createLevel).toMatchObject({ trackId: id, position: 1, minAge: null, status: 'ACTIVE' });
    const green = await createLevel(at.app, at.admin, { trackId: id, name: 'Green', position: 5, minDays: 90 });
    const black = await createLevel(at.app, at.admin, { trackId: id, name: 'Black' });
    expect(black.data.createLevel).toMatchObject({ position: 6 });
    const yellow = await createLevel(at.app, at.admin, { trackId: id, name: 'Yellow', position: 2, minSessions: 20 });
    const levelId = yellow.data.createLevel.id;
    for (const name of ['Front kick', 'Bow']) await createSkill(at.app, at.admin, { levelId, name, required: false });
    await createSkill(at.app, at.admin, { levelId, name: 'Stance' });
    const { data } = await gql(
      at.app,
      at.admin,
      `{ track(id: "${id}") { levels { nodes { name minDays minSessions skills { nodes { name required level { name } } } } } } }`,
    );
    const skill = (name: string, required: boolean) => ({ name, required, level: { name: 'Yellow' } });
    const skills = [skill('Front kick', false), skill('Bow', false), skill('Stance', true)];
    expect(data.track.levels.nodes).toEqual([
      { name: 'White', minDays: null, minSessions: null, skills: { nodes: [] } },
      { name: 'Yellow', minDays: null, minSessions: 20, skills: { nodes: skills } },
      { name: 'Green', minDays: 90, minSessions: null, skills: { nodes: [] } },
      { name: 'Black', minDays: null, minSessions: null, skills: { nodes: [] } },
    ]);
    const { body } = await rest(at.app, at.admin, 'GET', `/levels?track_id=${id}&include=skills`);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['White', 'Yellow', 'Green', 'Black']);
    expect(body.data[1].skills.map(({ name }: { name: string }) => name)).toEqual(['Front kick', 'Bow', 'Stance']);
    expect(green.errors).toBeUndefined();
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s, which may only read levels',
    async (role) => {
      const actor = await at.academy.as(role);
      const call = () => createLevel(at.app, actor, { trackId, name: 'x' });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
      expect((await gql(at.app, actor, '{ tracks { totalCount } levels { totalCount } }')).errors).toBeUndefined();
    },
  );

  it('refuses a track that is archived, unknown or in another academy', async () => {
    const archived = await at.academy.with.record(Track, { status: CurriculumStatus.ARCHIVED });
    const foreign = await (await seedAcademy(at.app)).with.record(Track);
    for (const id of [archived.id, foreign.id, UNKNOWN_ID]) {
      const call = () => createLevel(at.app, at.admin, { trackId: id, name: 'x' });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(
        badInput({ trackId: ['The selected track id is invalid.'] }),
      );
    }
  });

  it('reports all invalid fields together', async () => {
    const input = { trackId: 'x', name: ' ', position: 0, minAge: 151, minDays: -1, minSessions: 10_001 };
    expect(await refusal(at.app, at.academy.id, () => createLevel(at.app, at.admin, input))).toEqual(
      badInput({
        trackId: ['The track id field must be a valid UUID.'],
        name: ['The name field is required.'],
        position: ['The position field must be at least 1.'],
        minAge: ['The min age field must not be greater than 150.'],
        minDays: ['The min days field must be at least 0.'],
        minSessions: ['The min sessions field must not be greater than 10000.'],
      }),
    );
  });
});
