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
  'The role with which an API key acts. A key is not a staff member, so it has no department or batch of its ' + 'own.',
  {
    ACADEMY_ADMIN: 'Manages the academy.',
    ADMINISTRATOR: 'Runs the office.',
    DEPARTMENT_HEAD: 'A department head without a department: sees staff, courses and batches, but no students.',
    TEACHER: 'A teacher without batches: sees staff, courses and batches, but no students.',
    SUPPORT_STAFF: 'Helps at the desk.',
  },
);

export enum ApiKeyStatus {
  ACTIVE = 'active',
  REVOKED = 'revoked',
  EXPIRED = 'expired',
}
describeEnum(ApiKeyStatus, 'ApiKeyStatus', 'The status of an API key.', {
  ACTIVE: 'The key is valid.',
  REVOKED: 'The key was revoked.',
  EXPIRED: 'The key has expired.',
});
