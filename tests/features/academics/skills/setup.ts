import { Level } from '../../../../src/features/academics/skills/level.entity.ts';
import { Skill } from '../../../../src/features/academics/skills/skill.entity.ts';
import { Track } from '../../../../src/features/academics/skills/track.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import type { SeededAcademy } from '../../../support/seed.ts';

export { type Scene, scene } from '../../people/staff/setup.ts';

const LEVEL = 'id trackId name position minAge minDays minSessions status version';
const SKILL = 'id levelId name position required status version';

export const createLevel = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: CreateLevelInput!) { createLevel(input: $input) { ${LEVEL} } }`, { input });
export const createSkill = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: CreateSkillInput!) { createSkill(input: $input) { ${SKILL} } }`, { input });

/** Deletes a track, a level or a skill. */
export const deletePart = (app: TestApp, as: Credentials, type: 'Track' | 'Level' | 'Skill', id: string) =>
  gql(app, as, `mutation ($id: ID!) { deleted: delete${type}(id: $id) { message } }`, { id });

/** Creates a track with two levels, of which each has two skills: one required and one optional. */
export async function makeTrack({ with: make }: SeededAcademy) {
  const { id: trackId } = await make.record(Track);
  const levels = [];
  for (const position of [1, 2]) {
    const { id: levelId } = await make.record(Level, { trackId, position, name: `Level ${position}` });
    const required = await make.record(Skill, { levelId, position: 1, required: true });
    const optional = await make.record(Skill, { levelId, position: 2, required: false });
    levels.push({ id: levelId, required: required.id, optional: optional.id });
  }
  const [first, second] = levels as [(typeof levels)[0], (typeof levels)[0]];
  return { trackId, first, second };
}
