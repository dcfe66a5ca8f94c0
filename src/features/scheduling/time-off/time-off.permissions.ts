import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const staff = ['academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff'] as const;

const asksForTimeOff = writers(...staff);

export const timeOffPermissions: PermissionTree = {
  Query: {
    staffTimeOff: scoped('time_off:read', roles(...staff)),
    timeOff: scoped('time_off:read', roles(...staff)),
  },
  Mutation: {
    requestTimeOff: scoped('time_off:write', asksForTimeOff),
    updateTimeOff: scoped('time_off:write', asksForTimeOff),
    deleteTimeOff: scoped('time_off:write', asksForTimeOff),
    decideTimeOff: scoped('time_off:write', writers('academy_admin', 'administrator', 'department_head')),
  },
};
