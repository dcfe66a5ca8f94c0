import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum OpenFeesGroup {
  STUDENT = 'student',
  ACCOUNT = 'account',
  COURSE = 'course',
  FEE_TYPE = 'fee_type',
}
describeEnum(OpenFeesGroup, 'OpenFeesGroup', 'The grouping of rows in the outstanding fees report.', {
  STUDENT: 'The student whom fees are for.',
  ACCOUNT: 'The account that fees are billed to.',
  COURSE: 'The course of the enrollment that fees are for.',
  FEE_TYPE: 'The type of the fees.',
});
