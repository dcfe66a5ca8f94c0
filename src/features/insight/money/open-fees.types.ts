import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum OpenFeesGroup {
  STUDENT = 'student',
  ACCOUNT = 'account',
  COURSE = 'course',
  FEE_TYPE = 'fee_type',
}
describeEnum(OpenFeesGroup, 'OpenFeesGroup', 'The grouping of rows in the outstanding fees report.', {
  STUDENT: 'The student that fees are for.',
  ACCOUNT: 'The account to which fees are billed.',
  COURSE: 'The course of the enrollment that fees are for.',
  FEE_TYPE: 'The type of the fees.',
});
