import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum CurriculumStatus {
  ACTIVE = 'active',
  ARCHIVED = 'archived',
}
describeEnum(CurriculumStatus, 'CurriculumStatus', 'The status of a track, a level or a skill.', {
  ACTIVE: 'In use.',
  ARCHIVED: 'Archived: kept for the students who have it; nothing new can refer to it.',
});
