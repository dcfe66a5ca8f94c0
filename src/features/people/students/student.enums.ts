import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum Gender {
  MALE = 'male',
  FEMALE = 'female',
  OTHER = 'other',
  UNDISCLOSED = 'undisclosed',
}
describeEnum(Gender, 'Gender', 'The gender of a student, as stated by the student.', {
  MALE: 'Male.',
  FEMALE: 'Female.',
  OTHER: 'Neither female nor male.',
  UNDISCLOSED: 'Not disclosed.',
});

export enum StudentStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
  GRADUATED = 'graduated',
  ARCHIVED = 'archived',
}
describeEnum(StudentStatus, 'StudentStatus', 'The status of a student at the academy.', {
  ACTIVE: 'The student is learning at the academy.',
  INACTIVE: 'The student is pausing.',
  GRADUATED: 'The student has finished.',
  ARCHIVED: 'Archived, kept only for the record.',
});

export enum Relationship {
  MOTHER = 'mother',
  FATHER = 'father',
  GUARDIAN = 'guardian',
  GRANDPARENT = 'grandparent',
  SIBLING = 'sibling',
  OTHER = 'other',
}
describeEnum(Relationship, 'Relationship', "A parent's relationship to a student.", {
  MOTHER: 'The mother.',
  FATHER: 'The father.',
  GUARDIAN: 'The legal guardian.',
  GRANDPARENT: 'A grandparent.',
  SIBLING: 'A sibling.',
  OTHER: 'Another person.',
});
