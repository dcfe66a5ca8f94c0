import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum ApiKeyRole {
  ACADEMY_ADMIN = 'academy_admin',
  ADMINISTRATOR = 'administrator',
  DEPARTMENT_HEAD = 'department_head',
  TEACHER = 'teacher',
  SUPPORT_STAFF = 'support_staff',
}
describeEnum(
  ApiKeyRole,
  'ApiKeyRole',
  'The role that an API key acts in. A key is not a staff member: no department or batch is its own.',
  {
    ACADEMY_ADMIN: 'Manages the academy.',
    ADMINISTRATOR: 'Runs the office.',
    DEPARTMENT_HEAD: 'Leads a department, though none: sees staff, courses and batches, and none of the students.',
    TEACHER: 'Teaches batches, though none: sees staff, courses and batches, and none of the students.',
    SUPPORT_STAFF: 'Helps at the desk.',
  },
);

export enum ApiKeyStatus {
  ACTIVE = 'active',
  REVOKED = 'revoked',
  EXPIRED = 'expired',
}
describeEnum(ApiKeyStatus, 'ApiKeyStatus', 'Whether an API key counts.', {
  ACTIVE: 'It counts.',
  REVOKED: 'It was revoked.',
  EXPIRED: 'Its time is over.',
});
