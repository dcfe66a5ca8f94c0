import { sql } from 'kysely';
import { equals, type ReadModel, type Relation } from '../../../platform/loaders/read-model.ts';
import { Level } from './level.entity.ts';
import { Skill } from './skill.entity.ts';
import { Track } from './track.entity.ts';

export const trackReads: ReadModel<Track> = {
  entity: Track,
  visibility: () => 'all',
  scanCost: 100,
  filters: { status: equals('status') },
};

export const levelReads: ReadModel<Level> = {
  entity: Level,
  visibility: () => 'all',
  order: ['position asc'],
  scanCost: 100,
  filters: { trackId: equals('trackId'), status: equals('status') },
};

export const skillReads: ReadModel<Skill> = {
  entity: Skill,
  visibility: () => 'all',
  order: ['position asc'],
  scanCost: 100,
  filters: { levelId: equals('levelId'), status: equals('status') },
};

export const levelsOfTrack: Relation<Level> = { name: 'Track.levels', model: levelReads, key: sql`t.track_id` };

export const skillsOfLevel: Relation<Skill> = { name: 'Level.skills', model: skillReads, key: sql`t.level_id` };
