import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { CurriculumStatus } from '../../../../src/features/academics/skills/curriculum.enums.ts';
import { Level } from '../../../../src/features/academics/skills/level.entity.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, refusal, UNKNOWN_ID } from '../../writing.ts';
import { createCourse, type Scene, scene, updateCourse } from './setup.ts';

const INVALID = badInput({ levelId: ['The selected level id is invalid.'] });

describe('level of a course', () => {
  let at: Scene;
  let levelId: string;

  beforeAll(async () => {
    at = await scene();
    levelId = (await at.academy.with.record(Level, { name: 'Dolphin' })).id;
  });

  it('can be set, read, removed, and used in a filter', async () => {
    const { data } = await createCourse(at.app, at.admin, { name: 'Dolphins', levelId: levelId.toUpperCase() });
    const { id } = data.createCourse;
    await at.academy.with.course();
    const read = await gql(
      at.app,
      at.admin,
      `{ course(id: "${id}") { level levelId trackLevel { name } } level(id: "${levelId}") { courses { nodes { id } } }
        courses(filter: { levelId: "${levelId}" }) { nodes { id } } }`,
    );
    expect(read.data).toEqual({
      course: { level: 'ALL', levelId, trackLevel: { name: 'Dolphin' } },
      level: { courses: { nodes: [{ id }] } },
      courses: { nodes: [{ id }] },
    });
    const { body } = await rest(at.app, at.admin, 'GET', `/courses/${id}?include=track_level`);
    expect(body.data).toMatchObject({ level: 'all', level_id: levelId, track_level: { name: 'Dolphin' } });
    await updateCourse(at.app, at.admin, id, { levelId: null });
    expect((await rest(at.app, at.admin, 'GET', `/courses/${id}`)).body.data.level_id).toBeNull();
  });

  it('is refused if the level is unknown, archived or in another academy', async () => {
    const archived = await at.academy.with.record(Level, { status: CurriculumStatus.ARCHIVED });
    const foreign = await (await seedAcademy(at.app)).with.record(Level);
    for (const id of [archived.id, foreign.id, UNKNOWN_ID]) {
      const call = () => createCourse(at.app, at.admin, { name: 'x', levelId: id });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(INVALID);
    }
  });

  it('stays the same if the level is archived later', async () => {
    const { id } = await at.academy.with.record(Level, { status: CurriculumStatus.ARCHIVED });
    const course = await at.academy.with.course({ levelId: id });
    const { errors } = await updateCourse(at.app, at.admin, course.id, { name: 'Renamed', levelId: id });
    expect(errors).toBeUndefined();
  });
});
