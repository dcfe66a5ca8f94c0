import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { courseReads } from '../courses/course.loaders.ts';
import { roomReads } from '../rooms/room.loaders.ts';
import { BatchListArgs, CreateBatchInput, UpdateBatchInput } from './batch.inputs.ts';
import { batchesOfCourse, batchesOfInstructor, batchesOfRoom, batchReads } from './batch.loaders.ts';
import { batchEvents } from './batch.outbox.ts';
import { createBatch, deleteBatch, forbidDeletingCourseWithBatches, updateBatch } from './batch.service.ts';
import { batchSchedule, moveBatches } from './follow-clock.ts';
import { letGoOfRoom, nameBatchesInRoom, showNewName } from './room-changes.ts';
import { leaveBatches, releaseInstructors, releaseSchedule } from './staff-leaves.ts';

const mayRead = scoped('batches:read', members);
const mayWrite = scoped('batches:write', writers('academy_admin', 'administrator', 'department_head'));

export const batches = resource({
  noun: 'batch',
  reads: batchReads,
  list: BatchListArgs,
  operations: {
    batch: readsOne({ may: mayRead, description: 'Returns a batch by id, or null if there is none.' }),
    batches: readsList({ may: mayRead, description: 'The batches of the academy.' }),
    createBatch: creates(CreateBatchInput, createBatch, {
      may: mayWrite,
      description: 'Creates an upcoming batch. Department heads can do so in their departments.',
    }),
    updateBatch: updates(UpdateBatchInput, updateBatch, {
      may: scoped('batches:write', writers('academy_admin', 'administrator', 'department_head', 'teacher')),
      description:
        'Changes a batch. Department heads change batches of their departments, teachers the notes of their own ' +
        'batches.',
    }),
    deleteBatch: deletes(deleteBatch, {
      may: mayWrite,
      description: 'Deletes a batch. Its open enrollments are dropped.',
    }),
  },
  fields: {
    course: refersTo(courseReads, 'courseId', 'The course of the batch; null if it was deleted.'),
    instructor: refersTo(
      staffReads,
      'instructorId',
      'The staff member who teaches the batch; null if the batch has no instructor, or if the caller cannot ' +
        'see the instructor.',
    ),
    room: refersTo(roomReads, 'roomId', 'The room; null if `classroom` is not the name of a room.'),
  },
  elsewhere: [
    listedIn(batchesOfCourse, 'The batches of the course.'),
    listedIn(batchesOfInstructor, 'The batches that the staff member teaches.'),
    listedIn(batchesOfRoom, 'The batches in the room.'),
  ],
  jobs: [moveBatches, releaseInstructors],
  schedules: [batchSchedule, releaseSchedule],
  handlers: [forbidDeletingCourseWithBatches, leaveBatches, letGoOfRoom, nameBatchesInRoom, showNewName],
  recordings: [batchEvents],
});
