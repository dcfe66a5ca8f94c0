import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum ParentStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
}
describeEnum(
  ParentStatus,
  'ParentStatus',
  'The status of a parent: only an active parent is in contact with the academy.',
  {
    ACTIVE: 'In contact with the academy.',
    INACTIVE: 'No longer in contact with the academy.',
  },
);

export { Relationship } from '../students/student.enums.ts';
