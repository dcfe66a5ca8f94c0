import { creates, steps, updates } from '../../../platform/graphql/operations.ts';
import { addition } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { writers } from '../../../platform/permissions/rules.ts';
import { sessions } from '../sessions/session.resource.ts';
import { addSession } from './add-session.ts';
import { cancelSession } from './cancel-session.ts';
import { horizonSchedule, moveHorizon } from './follow/move-horizon.ts';
import { followBatch, followBatches } from './follow/on-batches-changed.ts';
import { followClosure } from './follow/on-closures-changed.ts';
import { followRoomDeletion, followRoomName } from './follow/on-rooms-changed.ts';
import { followLeaving, followStaffName } from './follow/on-staff-changed.ts';
import { findInstantsAnew, followTimezone } from './follow/on-timezone-changed.ts';
import { holdSession } from './hold-session.ts';
import { restoreSession } from './restore-session.ts';
import {
  AddSessionInput,
  CancelSessionInput,
  ChangeRoomInput,
  RescheduleSessionInput,
  SubstituteInstructorInput,
  UpdateSessionInput,
} from './scheduling.inputs.ts';
import { SchedulePreviewResolver, TakeBackResolver } from './scheduling.resolver.ts';
import { changeRoom, rescheduleSession, substituteInstructor, updateSession } from './update-session.ts';

const schedulers = ['academy_admin', 'administrator', 'department_head'] as const;
const mayWrite = scoped('sessions:write', writers(...schedulers));
const mayLead = scoped('sessions:write', writers(...schedulers, 'teacher'));

export const sessionChanges = addition(sessions, {
  operations: {
    addSession: creates(AddSessionInput, addSession, {
      may: mayWrite,
      description: 'Adds an extra session to a batch. Department heads can do so in their departments.',
    }),
    updateSession: updates(UpdateSessionInput, updateSession, {
      may: mayLead,
      description:
        'Changes a session. Department heads change sessions in their departments. Teachers change the topic, ' +
        'the address for joining online and the notes of sessions that they lead or whose batch is theirs. A ' +
        "changed time, instructor or room no longer follows the batch, until it is set to the batch's value " +
        'again.',
    }),
    rescheduleSession: updates(RescheduleSessionInput, rescheduleSession, {
      may: mayWrite,
      input: 'The new day or time.',
      description:
        'Moves a session to another day or time. No new session is created for its original day in the schedule. ' +
        'Held sessions cannot be moved.',
    }),
    substituteInstructor: updates(SubstituteInstructorInput, substituteInstructor, {
      may: mayWrite,
      input: 'The new instructor.',
      description:
        "Changes the staff member who leads a session; null for none. If the new staff member is the batch's " +
        'own instructor, the session follows the batch again.',
    }),
    changeRoom: updates(ChangeRoomInput, changeRoom, {
      may: mayWrite,
      input: 'The new room.',
      description:
        "Moves a session to another room, or to no room. If the new room is the batch's own room, the session " +
        'follows the batch again.',
    }),
    cancelSession: updates(CancelSessionInput, cancelSession, {
      may: mayWrite,
      optional: true,
      input: 'The reason, and whether the session is charged.',
      description:
        'Cancels a session; later changes of its batch do not restore it. Only admins can cancel a session ' +
        'that has begun. No caller can cancel a session with attendance marks.',
    }),
    restoreSession: steps(restoreSession, {
      may: mayWrite,
      description:
        'Restores a cancelled session. A session that a closure cancelled is no longer affected by closures. If the session was ' +
        'not charged, it is charged again shortly after. Only admins restore a session that has begun.',
    }),
    holdSession: steps(holdSession, {
      may: mayLead,
      description:
        'Marks a session that has begun as held. Teachers can do so for sessions of their batches and, until the ' +
        'edit hours end, for sessions that they lead as substitutes.',
    }),
  },
  resolvers: [SchedulePreviewResolver, TakeBackResolver],
  permissions: {
    Query: {
      // every caller who may make a change may also preview it. Read-only API keys may not preview, because they cannot
      // make the change
      previewBatchChange: scoped('sessions:read', writers(...schedulers, 'teacher')),
      previewClosure: scoped('sessions:read', writers('academy_admin', 'administrator')),
    },
    Mutation: { takeBackSessions: mayWrite },
  },
  handlers: [
    followBatch,
    followBatches,
    followClosure,
    followLeaving,
    followStaffName,
    followRoomName,
    followRoomDeletion,
    followTimezone,
  ],
  jobs: [moveHorizon, findInstantsAnew],
  schedules: [horizonSchedule],
});
