import { describeEnum } from '../../../../platform/graphql/enums.ts';

export enum AnnouncementState {
  DRAFT = 'draft',
  SCHEDULED = 'scheduled',
  PUBLISHED = 'published',
  WITHDRAWN = 'withdrawn',
}
describeEnum(AnnouncementState, 'AnnouncementState', 'The state of an announcement.', {
  DRAFT: 'The announcement is being written.',
  SCHEDULED: 'The announcement will be published at `publishAt`.',
  PUBLISHED: 'The announcement was published to its audience.',
  WITHDRAWN: 'The announcement was withdrawn after its publication.',
});

/** The roles to which an announcement can be addressed: roles of members, and roles of staff members. */
export enum AudienceRole {
  ACADEMY_ADMIN = 'academy_admin',
  PARENT = 'parent',
  STUDENT = 'student',
  TEACHER = 'teacher',
  ADMINISTRATOR = 'administrator',
  SUPPORT_STAFF = 'support_staff',
  DEPARTMENT_HEAD = 'department_head',
}
describeEnum(AudienceRole, 'AudienceRole', 'A role in the audience of an announcement.', {
  ACADEMY_ADMIN: 'The academy admins.',
  PARENT: 'The parents of students with an active enrollment.',
  STUDENT: 'The students with an active enrollment.',
  TEACHER: 'The teachers.',
  ADMINISTRATOR: 'The administrators.',
  SUPPORT_STAFF: 'The support staff.',
  DEPARTMENT_HEAD: 'The department heads.',
});
