import { describeEnum } from '../../../../platform/graphql/enums.ts';

export enum SkillMarkStatus {
  INTRODUCED = 'introduced',
  PRACTISING = 'practising',
  ACHIEVED = 'achieved',
}
describeEnum(SkillMarkStatus, 'SkillMarkStatus', 'The progress of a student in a skill.', {
  INTRODUCED: 'The student has been shown the skill.',
  PRACTISING: 'The student practises the skill.',
  ACHIEVED: 'The student has the skill.',
});
