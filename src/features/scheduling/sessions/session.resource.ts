import { follows } from '../../../platform/graphql/follows.ts';
import { readsList, readsOne } from '../../../platform/graphql/operations.ts';
import { FieldOne } from '../../../platform/graphql/read-fields.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { followingMembers, members } from '../../../platform/permissions/rules.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { courseReads } from '../../academics/courses/course.loaders.ts';
import { roomReads } from '../../academics/rooms/room.loaders.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { closureReads } from '../closures/closure.loaders.ts';
import { changedSessions } from './changed-sessions.ts';
import { ClassSessionListArgs } from './session.inputs.ts';
import {
  classSessionReads,
  sessionsInRoom,
  sessionsOfBatch,
  sessionsOfInstructor,
  sessionsOfStudent,
} from './session.loaders.ts';
import { sessionEvents } from './session.outbox.ts';
import { sessionsRescheduled } from './sessions-rescheduled.ts';

const mayRead = scoped('sessions:read', members);

export const sessions = resource({
  noun: 'session',
  reads: classSessionReads,
  list: ClassSessionListArgs,
  operations: {
    classSession: readsOne({
      may: mayRead,
      description: 'Returns a session by id, or null if the caller cannot see it.',
    }),
    classSessions: readsList({
      may: mayRead,
      description: 'The sessions that the caller can see, by day and time by default.',
    }),
    sessionChanged: follows({
      may: scoped('sessions:read', followingMembers),
      by: {
        name: 'batchId',
        nullable: true,
        description:
          'The batch whose session changes are sent. When omitted, changes of all sessions that the caller can see ' +
          'are sent.',
        data: 'batch_id',
      },
      events: [...sessionEvents.types, sessionsRescheduled],
      changes: changedSessions,
      description:
        'Sent when a session is added, changed, cancelled, restored or held, or is moved by a change of the ' +
        'schedule. Deleted sessions are not sent.',
    }),
  },
  fields: {
    batch: refersTo(batchReads, 'batchId', 'The batch; null if it was deleted.'),
    // a session has no column for its course, so the course of its batch is read
    course: FieldOne(() => Course, courseReads, 'courseId', {
      description: 'The course of the batch; null if it was deleted.',
    }),
    instructor: refersTo(
      staffReads,
      'instructorId',
      'The staff member who leads the session; null if the session has no instructor, or if the caller cannot ' +
        'see the instructor.',
    ),
    room: refersTo(roomReads, 'roomId', 'The room; null if the session has none or the room was deleted.'),
    closure: refersTo(
      closureReads,
      'closureId',
      'The closure that cancelled the session; null if the session was not cancelled by a closure, or if the ' +
        'closure was deleted.',
    ),
  },
  elsewhere: [
    listedIn(sessionsOfBatch, 'The sessions of the batch that the caller can see.'),
    listedIn(sessionsOfInstructor, 'The sessions that the staff member leads and that the caller can see.'),
    listedIn(
      sessionsOfStudent,
      "The sessions of the student's batches that the caller can see, on the days on which the student was active there.",
    ),
    listedIn(sessionsInRoom, 'The sessions in the room that the caller can see.'),
  ],
  recordings: [sessionEvents],
  eventTypes: [sessionsRescheduled],
});
