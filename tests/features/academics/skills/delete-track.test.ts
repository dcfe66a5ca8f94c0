import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { FORBIDDEN, notFound, refusal } from '../../writing.ts';
import { deletePart, makeTrack, type Scene, scene } from './setup.ts';

const COUNTS = '{ tracks { totalCount } levels { totalCount } skills { totalCount } }';

describe('deleteTrack', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('deletes a track with its levels and skills if no course uses the track', async () => {
    const own = await scene();
    const { trackId } = await makeTrack(own.academy);
    const { data } = await deletePart(own.app, own.admin, 'Track', trackId);
    expect(data.deleted).toEqual({ message: 'Track deleted.' });
    const counts = { tracks: { totalCount: 0 }, levels: { totalCount: 0 }, skills: { totalCount: 0 } };
    expect((await gql(own.app, own.admin, COUNTS)).data).toEqual(counts);
  });

  it('archives a track or level that a course uses, and does not change its skills', async () => {
    const own = await scene();
    const { trackId, first, second } = await makeTrack(own.academy);
    await own.academy.with.course({ levelId: first.id });
    expect((await rest(own.app, own.admin, 'DELETE', `/levels/${first.id}`)).body).toEqual({
      message: 'Level archived: it is in use.',
    });
    expect((await deletePart(own.app, own.admin, 'Level', second.id)).data.deleted.message).toBe('Level deleted.');
    expect((await deletePart(own.app, own.admin, 'Track', trackId)).data.deleted.message).toBe(
      'Track archived: it is in use.',
    );
    const { data } = await gql(
      own.app,
      own.admin,
      '{ tracks { nodes { status levels { nodes { id status skills { totalCount } } } } } }',
    );
    const levels = { nodes: [{ id: first.id, status: 'ARCHIVED', skills: { totalCount: 2 } }] };
    expect(data.tracks.nodes).toEqual([{ status: 'ARCHIVED', levels }]);
  });

  it('lets deleteSkill delete a skill that has no marks', async () => {
    const { first } = await makeTrack(at.academy);
    expect((await deletePart(at.app, at.admin, 'Skill', first.optional)).data.deleted.message).toBe('Skill deleted.');
    const again = () => deletePart(at.app, at.admin, 'Skill', first.optional);
    expect(await refusal(at.app, at.academy.id, again)).toEqual(notFound('Skill'));
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s',
    async (role) => {
      const actor = await at.academy.as(role);
      const { trackId, first } = await makeTrack(at.academy);
      for (const [type, id] of [
        ['Track', trackId] as const,
        ['Level', first.id] as const,
        ['Skill', first.required] as const,
      ]) {
        expect(await refusal(at.app, at.academy.id, () => deletePart(at.app, actor, type, id))).toEqual(FORBIDDEN);
      }
    },
  );

  it('returns NOT_FOUND for a track of another academy', async () => {
    const other = await seedAcademy(at.app);
    const { trackId } = await makeTrack(other);
    expect(await refusal(at.app, other.id, () => deletePart(at.app, at.admin, 'Track', trackId))).toEqual(
      notFound('Track'),
    );
  });
});
