import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { levelReads, skillReads, skillsOfLevel } from './curriculum.loaders.ts';
import { Skill } from './skill.entity.ts';
import { CreateSkillInput, SkillListArgs, UpdateSkillInput } from './skill.inputs.ts';
import { createSkill, deleteSkill, updateSkill } from './skill.service.ts';

const mayRead = scoped('tracks:read', members);
const mayWrite = scoped('tracks:write', writers('academy_admin', 'administrator'));

export const skills = resource({
  noun: 'skill',
  path: '/skills',
  reads: skillReads,
  list: SkillListArgs,
  operations: {
    skill: readsOne({ may: mayRead, description: 'Returns a skill by id, or null if there is none.' }),
    skills: readsList({ may: mayRead, description: 'The skills of all levels, by their position in the level.' }),
    createSkill: creates(CreateSkillInput, createSkill, {
      may: mayWrite,
      description: 'Creates a skill of an active level.',
    }),
    updateSkill: updates(UpdateSkillInput, updateSkill, { may: mayWrite, description: 'Changes a skill.' }),
    deleteSkill: deletes(deleteSkill, {
      may: mayWrite,
      description: 'Deletes a skill. A skill with marks is archived instead, and the `message` says so.',
    }),
  },
  fields: { level: refersTo(levelReads, 'levelId', 'The level of the skill.') },
  elsewhere: [listedIn(skillsOfLevel, 'The skills of the level, by their position.')],
  recordings: [lifecycle(Skill, 'A skill')],
});
