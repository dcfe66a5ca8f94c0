import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { writers } from '../../../platform/permissions/rules.ts';

const schedulers = ['academy_admin', 'administrator', 'department_head'] as const;
const plansSessions = scoped('sessions:write', writers(...schedulers));
const leadsSessions = scoped('sessions:write', writers(...schedulers, 'teacher'));

export const schedulingPermissions: PermissionTree = {
  Query: {
    // whoever may make a change may see what it would do; an API key that only reads makes none
    previewBatchChange: scoped('sessions:read', writers(...schedulers, 'teacher')),
    previewClosure: scoped('sessions:read', writers('academy_admin', 'administrator')),
  },
  Mutation: {
    addSession: plansSessions,
    rescheduleSession: plansSessions,
    substituteInstructor: plansSessions,
    takeBackSessions: plansSessions,
    changeRoom: plansSessions,
    cancelSession: plansSessions,
    restoreSession: plansSessions,
    updateSession: leadsSessions,
    holdSession: leadsSessions,
  },
};
