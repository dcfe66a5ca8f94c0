import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum CurriculumStatus {
  ACTIVE = 'active',
  ARCHIVED = 'archived',
}
describeEnum(CurriculumStatus, 'CurriculumStatus', 'The status of a track, a level or a skill.', {
  ACTIVE: 'In use.',
  ARCHIVED: 'Kept for the students who have it. New records cannot refer to it.',
});
