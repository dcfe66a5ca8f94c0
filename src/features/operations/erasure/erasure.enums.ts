import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum PersonResource {
  STUDENT = 'student',
  PARENT = 'parent',
  STAFF = 'staff',
}
describeEnum(PersonResource, 'PersonResource', "A person's relation to the academy.", {
  STUDENT: 'A student.',
  PARENT: 'A parent.',
  STAFF: 'A staff member.',
});
