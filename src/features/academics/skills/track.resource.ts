import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { trackReads } from './curriculum.loaders.ts';
import { Track } from './track.entity.ts';
import { CreateTrackInput, TrackListArgs, UpdateTrackInput } from './track.inputs.ts';
import { createTrack, deleteTrack, updateTrack } from './track.service.ts';

const mayRead = scoped('tracks:read', members);
const mayWrite = scoped('tracks:write', writers('academy_admin', 'administrator'));

export const tracks = resource({
  noun: 'track',
  path: '/tracks',
  reads: trackReads,
  list: TrackListArgs,
  operations: {
    track: readsOne({ may: mayRead, description: 'Returns a track by id, or null if there is none.' }),
    tracks: readsList({ may: mayRead, description: 'The tracks of the academy.' }),
    createTrack: creates(CreateTrackInput, createTrack, { may: mayWrite, description: 'Creates a track.' }),
    updateTrack: updates(UpdateTrackInput, updateTrack, { may: mayWrite, description: 'Changes a track.' }),
    deleteTrack: deletes(deleteTrack, {
      may: mayWrite,
      description:
        'Deletes a track with its levels and skills. If a course, a student or a mark refers to one of its levels or ' +
        'skills, the track is archived instead, and the `message` says so.',
    }),
  },
  recordings: [lifecycle(Track, 'A track')],
});
