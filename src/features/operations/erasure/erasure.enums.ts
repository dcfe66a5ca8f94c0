import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum PersonResource {
  STUDENT = 'student',
  PARENT = 'parent',
  STAFF = 'staff',
}
describeEnum(PersonResource, 'PersonResource', 'The kind of person in the academy.', {
  STUDENT: 'A student.',
  PARENT: 'A parent.',
  STAFF: 'A staff member.',
});
