import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { certificateTemplateReads } from '../certificate-templates/certificate-template.loaders.ts';
import { levelReads, levelsOfTrack, trackReads } from './curriculum.loaders.ts';
import { Level } from './level.entity.ts';
import { CreateLevelInput, LevelListArgs, UpdateLevelInput } from './level.inputs.ts';
import { createLevel, deleteLevel, letGoOfLevelTemplate, updateLevel } from './level.service.ts';

const mayRead = scoped('tracks:read', members);
const mayWrite = scoped('tracks:write', writers('academy_admin', 'administrator'));

export const levels = resource({
  noun: 'level',
  path: '/levels',
  reads: levelReads,
  list: LevelListArgs,
  operations: {
    level: readsOne({ may: mayRead, description: 'Returns a level by id, or null if there is none.' }),
    levels: readsList({ may: mayRead, description: 'The levels of all tracks, by their position in the track.' }),
    createLevel: creates(CreateLevelInput, createLevel, {
      may: mayWrite,
      description: 'Creates a level of an active track.',
    }),
    updateLevel: updates(UpdateLevelInput, updateLevel, {
      may: mayWrite,
      description: 'Changes a level. Students who hold the level keep it.',
    }),
    deleteLevel: deletes(deleteLevel, {
      may: mayWrite,
      description:
        'Deletes a level with its skills. If a course, a student or a mark refers to the level or to one of its ' +
        'skills, the level is archived instead, and the `message` says so.',
    }),
  },
  fields: {
    track: refersTo(trackReads, 'trackId', 'The track of the level.'),
    certificateTemplate: refersTo(
      certificateTemplateReads,
      'certificateTemplateId',
      'The template of certificates for the level; null if there is none, or if the caller is not an admin.',
    ),
  },
  elsewhere: [listedIn(levelsOfTrack, 'The levels of the track, by their position.')],
  handlers: [letGoOfLevelTemplate],
  recordings: [lifecycle(Level, 'A level')],
});
