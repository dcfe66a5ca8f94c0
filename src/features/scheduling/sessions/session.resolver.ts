import { Resolver } from 'type-graphql';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { FieldList, FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { courseReads } from '../../academics/courses/course.loaders.ts';
import { Room } from '../../academics/rooms/room.entity.ts';
import { roomReads } from '../../academics/rooms/room.loaders.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Closure } from '../closures/closure.entity.ts';
import { closureReads } from '../closures/closure.loaders.ts';
import { ClassSession } from './class-session.entity.ts';
import { ClassSessionListArgs } from './session.inputs.ts';
import {
  classSessionReads,
  sessionsInRoom,
  sessionsOfBatch,
  sessionsOfInstructor,
  sessionsOfStudent,
} from './session.loaders.ts';

export const ClassSessionConnection = connectionType(ClassSession, 'ClassSession');

@Resolver(() => ClassSession)
export class ClassSessionResolver {
  @QueryOne(() => ClassSession, classSessionReads, { description: 'One session; null when none is visible.' })
  classSession!: ClassSession | null;

  @QueryList(() => ClassSessionConnection, classSessionReads, ClassSessionListArgs, {
    description: 'The visible sessions, by day and time unless another order is asked for.',
  })
  classSessions!: Connection<ClassSession>;

  @FieldOne(() => Batch, batchReads, 'batchId', { description: 'The batch; null when it was deleted.' })
  batch!: Batch | null;

  @FieldOne(() => Course, courseReads, 'courseId', {
    description: 'The course of the batch; null when it was deleted.',
  })
  course!: Course | null;

  @FieldOne(() => Staff, staffReads, 'instructorId', {
    description: 'The staff member who leads it; null when none is visible.',
  })
  instructor!: Staff | null;

  @FieldOne(() => Room, roomReads, 'roomId', { description: 'The room; null when there is none or it was deleted.' })
  room!: Room | null;

  @FieldOne(() => Closure, closureReads, 'closureId', {
    description: 'The closure that it falls out by; null unless it does, or when that was deleted.',
  })
  closure!: Closure | null;
}

@Resolver(() => Batch)
export class BatchSessionsResolver {
  @FieldList(() => ClassSessionConnection, sessionsOfBatch, ClassSessionListArgs, {
    description: 'The visible sessions of the batch.',
  })
  sessions!: Connection<ClassSession>;
}

@Resolver(() => Staff)
export class InstructorSessionsResolver {
  @FieldList(() => ClassSessionConnection, sessionsOfInstructor, ClassSessionListArgs, {
    description: 'The visible sessions that the staff member leads.',
  })
  sessions!: Connection<ClassSession>;
}

@Resolver(() => Student)
export class StudentSessionsResolver {
  @FieldList(() => ClassSessionConnection, sessionsOfStudent, ClassSessionListArgs, {
    description: 'The visible sessions of the batches of the student, on the days on which they were active there.',
  })
  sessions!: Connection<ClassSession>;
}

@Resolver(() => Room)
export class RoomSessionsResolver {
  @FieldList(() => ClassSessionConnection, sessionsInRoom, ClassSessionListArgs, {
    description: 'The visible sessions in the room.',
  })
  sessions!: Connection<ClassSession>;
}
