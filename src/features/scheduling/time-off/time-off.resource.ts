import type { GraphQLResolveInfo } from 'graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { StaffTimeOff } from './time-off.entity.ts';
import {
  DecideTimeOffInput,
  RequestTimeOffInput,
  StaffTimeOffListArgs,
  UpdateTimeOffInput,
} from './time-off.inputs.ts';
import { timeOffOfStaff, timeOffReads } from './time-off.loaders.ts';
import { decideTimeOff, deleteTimeOff, requestTimeOff, updateTimeOff } from './time-off.service.ts';
import { withdrawRequests } from './withdraw-requests.ts';

const staff = ['academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff'] as const;
const mayRead = scoped(
  'time_off:read',
  roles(...(['academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff'] as const)),
);
const mayWrite = scoped('time_off:write', writers(...staff));

/**
 * Returns the time off after a write, in its current state. Throws NOT_FOUND if another request has withdrawn the time
 * off since the write.
 */
const _answer = async (ctx: RequestContext, id: string, info: GraphQLResolveInfo): Promise<StaffTimeOff> =>
  found(await ctx.reads.one(timeOffReads, id, info), 'Time off');

export const timeOff = resource({
  noun: 'time off',
  reads: timeOffReads,
  list: StaffTimeOffListArgs,
  operations: {
    staffTimeOff: readsOne({
      may: mayRead,
      description: 'Returns a period of time off by id, or null if the caller cannot see it.',
    }),
    timeOff: readsList({
      may: mayRead,
      description:
        'The time off that the caller can see. Department heads see the time off of staff in their departments, other staff ' +
        'their own.',
    }),
    requestTimeOff: creates(RequestTimeOffInput, requestTimeOff, {
      may: mayWrite,
      description:
        'Requests time off for the caller. Admins can request time off for any staff member who works on its first day.',
    }),
    updateTimeOff: updates(UpdateTimeOffInput, updateTimeOff, {
      may: mayWrite,
      description:
        'Changes time off. Admins can change any time off, other staff their own until it is decided. A ' +
        'different `status` decides on the request by the rules of `decideTimeOff`.',
    }),
    deleteTimeOff: deletes(deleteTimeOff, {
      may: mayWrite,
      description:
        'Withdraws time off. Admins can withdraw any time off. Other staff can withdraw their own if it is not ' +
        'decided yet or has not begun.',
    }),
    decideTimeOff: updates(DecideTimeOffInput, decideTimeOff, {
      may: scoped('time_off:write', writers('academy_admin', 'administrator', 'department_head')),
      input: 'The decision.',
      description:
        'Approves or declines time off, or changes the decision. Department heads decide on the time off of ' +
        'their staff, but not on their own.',
    }),
  },
  fields: {
    staff: refersTo(staffReads, 'staffId', 'The staff member; null if deleted.'),
  },
  elsewhere: [listedIn(timeOffOfStaff, 'The time off of the staff member that the caller can see.')],
  handlers: [withdrawRequests],
  recordings: [lifecycle(StaffTimeOff, 'Time off of a staff member')],
});
