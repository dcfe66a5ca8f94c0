import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import {
  DateColumn,
  EnumColumn,
  InstantColumn,
  IntegerColumn,
  KeyColumn,
  RelationColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { ClassSession } from '../../scheduling/sessions/class-session.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';

@ObjectType('AttendanceRecord', { description: 'The attendance of a student on a day.' })
@Entity({ tableName: 'attendance' })
// with the date in the index, the database skips rows of other dates without reading them
@Index({ properties: ['academyId', 'createdAt', 'id', 'date'] })
@TenantIndexes('updatedAt', 'date', ['status', 'createdAt'], 'markedBy')
@TenantIndexes(['studentId', 'createdAt'], ['studentId', 'date'], ['batchId', 'createdAt'], ['batchId', 'date'])
// the marks of a session are counted from this index, without reading the rows
@Index({
  name: 'attendance_of_session_index',
  properties: ['academyId', 'sessionId', 'studentId', 'id', 'status'],
})
// this partial index contains about one mark in seven, and is used to find low attendance
@Index({
  name: 'attendance_not_present_index',
  properties: ['academyId', 'date', 'studentId', 'batchId', 'status'],
  where: "status <> 'present'",
})
// few marks have no session, and reports sum them one by one
@Index({ name: 'attendance_unplanned_index', properties: ['academyId', 'date'], where: 'session_id is null' })
@Unique({
  name: 'attendance_one_a_session_unique',
  expression: (_columns, _table, name) =>
    `create unique index "${name}" on "attendance" (academy_id, student_id, ` +
    `coalesce(batch_id, '00000000-0000-0000-0000-000000000000'), date, coalesce(session, '')) where session_id is null`,
})
@Unique({
  name: 'attendance_one_a_class_session_unique',
  properties: ['academyId', 'studentId', 'sessionId'],
  where: 'session_id is not null',
})
export class Attendance extends TenantRecord {
  @RelationColumn(() => Student, 'student_id', 'The student.')
  student!: Rel<Student>;
  studentId!: string;

  @RelationColumn(() => Batch, 'batch_id', 'The batch; null for general attendance at the academy.', { nullable: true })
  batch: Rel<Batch> | null = null;
  batchId!: string | null;

  @ManyToOne(() => ClassSession, tenantKey('session_id', { nullable: true }))
  classSession: Rel<ClassSession> | null = null;

  @KeyColumn('session_id', 'The session of the batch; null if the batch has no session on that day.', {
    nullable: true,
  })
  sessionId!: string | null;

  @DateColumn('The day, not in the future.', { personal: 'keep' })
  date!: string;

  @TextColumn(50, 'The label for the part of the day', { nullable: true, personal: 'keep' })
  session: string | null = null;

  @EnumColumn(() => AttendanceStatus, 'The attendance status.')
  status!: AttendanceStatus;

  @TextColumn(500, 'Remarks', { nullable: true, personal: 'blank' })
  remarks: string | null = null;

  @IntegerColumn(1, 600, 'The number of minutes by which the student was late', {
    nullable: true,
    note: '; null if not late',
  })
  minutesLate: number | null = null;

  @ManyToOne(() => User, { fieldName: 'marked_by', deleteRule: 'restrict' })
  marker!: Rel<User>;

  @KeyColumn('marked_by', 'The user who recorded the latest mark.')
  markedBy!: string;

  @InstantColumn('The time at which the latest mark was recorded: RFC 3339, UTC.')
  markedAt!: string;
}
