import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum OpenFeesGroup {
  STUDENT = 'student',
  ACCOUNT = 'account',
  COURSE = 'course',
  FEE_TYPE = 'fee_type',
}
describeEnum(OpenFeesGroup, 'OpenFeesGroup', 'What each row of the fees that are left to pay is about.', {
  STUDENT: 'The student whom fees are for.',
  ACCOUNT: 'The account that fees are billed to.',
  COURSE: 'The course of the enrollment that fees are for.',
  FEE_TYPE: 'What fees are for.',
});
