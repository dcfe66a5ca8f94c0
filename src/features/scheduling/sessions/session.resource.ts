import { readsList, readsOne } from '../../../platform/graphql/operations.ts';
import { FieldOne } from '../../../platform/graphql/read-fields.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members } from '../../../platform/permissions/rules.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { courseReads } from '../../academics/courses/course.loaders.ts';
import { roomReads } from '../../academics/rooms/room.loaders.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { closureReads } from '../closures/closure.loaders.ts';
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
      description: 'Returns a session by id, or null if the caller can see none.',
    }),
    classSessions: readsList({
      may: mayRead,
      description: 'The visible sessions, by day and time unless another order is requested.',
    }),
  },
  fields: {
    batch: refersTo(batchReads, 'batchId', 'The batch; null when it was deleted.'),
    // its batch has the course
    course: FieldOne(() => Course, courseReads, 'courseId', {
      description: 'The course of the batch; null when it was deleted.',
    }),
    instructor: refersTo(staffReads, 'instructorId', 'The staff member who leads it; null when none is visible.'),
    room: refersTo(roomReads, 'roomId', 'The room; null when there is none or it was deleted.'),
    closure: refersTo(
      closureReads,
      'closureId',
      'The closure that cancelled it; null unless a closure did, and if the closure was deleted.',
    ),
  },
  elsewhere: [
    listedIn(sessionsOfBatch, 'The visible sessions of the batch.'),
    listedIn(sessionsOfInstructor, 'The visible sessions that the staff member leads.'),
    listedIn(
      sessionsOfStudent,
      'The visible sessions of the batches of the student, on the days on which they were active there.',
    ),
    listedIn(sessionsInRoom, 'The visible sessions in the room.'),
  ],
  recordings: [sessionEvents],
  eventTypes: [sessionsRescheduled],
});
