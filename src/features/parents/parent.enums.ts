import { describeEnum } from '../../platform/graphql/enums.ts';

export enum ParentStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
}
describeEnum(ParentStatus, 'ParentStatus', 'Whether a parent is in contact with the academy.', {
  ACTIVE: 'In contact.',
  INACTIVE: 'No longer.',
});

export enum Relationship {
  MOTHER = 'mother',
  FATHER = 'father',
  GUARDIAN = 'guardian',
  GRANDPARENT = 'grandparent',
  SIBLING = 'sibling',
  OTHER = 'other',
}
describeEnum(Relationship, 'Relationship', 'What a parent is to a student.', {
  MOTHER: 'The mother.',
  FATHER: 'The father.',
  GUARDIAN: 'The legal guardian.',
  GRANDPARENT: 'A grandparent.',
  SIBLING: 'A sibling.',
  OTHER: 'Somebody else.',
});
