import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Timestamp } from '../../platform/database/columns.ts';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../platform/database/tenant-record.ts';
import { DateScalar, DateTimeScalar } from '../../platform/validation/scalars.ts';
import { User } from '../auth/user.entity.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Student } from '../students/student.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';

@ObjectType('AttendanceRecord', { description: 'Whether a student was there on a day.' })
@Entity({ tableName: 'attendance' })
@TenantIndexes('createdAt', 'updatedAt', 'date', 'status', 'markedBy')
@TenantIndexes(['studentId', 'createdAt'], ['studentId', 'date'], ['batchId', 'createdAt'], ['batchId', 'date'])
@Unique({
  name: 'attendance_one_a_session_unique',
  expression: (_columns, _table, name) =>
    `create unique index "${name}" on "attendance" (academy_id, student_id, ` +
    `coalesce(batch_id, '00000000-0000-0000-0000-000000000000'), date, coalesce(session, ''))`,
})
export class Attendance extends TenantRecord {
  @ManyToOne(() => Student, tenantKey('student_id'))
  student!: Rel<Student>;

  @Field(() => ID, { description: 'The student.' })
  @Property(keyColumn('student_id'))
  studentId!: string;

  @ManyToOne(() => Batch, tenantKey('batch_id', { nullable: true }))
  batch: Rel<Batch> | null = null;

  @Field(() => ID, { nullable: true, description: 'The batch; null for attendance at the academy as such.' })
  @Property(keyColumn('batch_id', { nullable: true }))
  batchId!: string | null;

  @Field(() => DateScalar, { description: 'The day, not in the future.' })
  @Property({ type: 'date' })
  date!: string;

  @Field(() => String, { nullable: true, description: 'The period of the day: at most 50 characters.' })
  @Property({ type: 'string', length: 50, nullable: true })
  session: string | null = null;

  @Field(() => AttendanceStatus, { description: 'Whether the student was there.' })
  @Enum({ items: () => AttendanceStatus, type: 'string' })
  status!: AttendanceStatus;

  @Field(() => String, { nullable: true, description: 'Remarks: at most 500 characters.' })
  @Property({ type: 'string', length: 500, nullable: true })
  remarks: string | null = null;

  @Field(() => Int, { nullable: true, description: 'Minutes late: 1 to 600; null unless late.' })
  @Property({ type: 'integer', nullable: true })
  minutesLate: number | null = null;

  @ManyToOne(() => User, { fieldName: 'marked_by', deleteRule: 'restrict' })
  marker!: Rel<User>;

  @Field(() => ID, { description: 'The user who marked it last.' })
  @Property(keyColumn('marked_by'))
  markedBy!: string;

  @Field(() => DateTimeScalar, { description: 'When it was marked last: RFC 3339, UTC.' })
  @Property({ type: Timestamp })
  markedAt!: string;
}
