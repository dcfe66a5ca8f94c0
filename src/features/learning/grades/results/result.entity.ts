import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../../platform/database/tenant-record.ts';
import {
  DecimalColumn,
  EnumColumn,
  InstantColumn,
  KeyColumn,
  RelationColumn,
  TextColumn,
} from '../../../../platform/fields/columns.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { Assessment } from '../assessments/assessment.entity.ts';
import { ResultStatus } from '../grade.enums.ts';

@ObjectType({ description: 'The result of a student in an assessment.' })
@Entity({ tableName: 'results' })
@TenantIndexes('createdAt', 'updatedAt', ['status', 'createdAt'], 'gradedBy')
@TenantIndexes(['studentId', 'createdAt'], ['batchId', 'createdAt'], ['assessmentId', 'createdAt'])
// the gradebook and the averages use this index to find the results of a student in a batch
@Index({ name: 'results_of_student_in_batch_index', properties: ['academyId', 'batchId', 'studentId', 'id'] })
@Unique({ properties: ['academyId', 'assessmentId', 'studentId'] })
export class Result extends TenantRecord {
  @RelationColumn(() => Assessment, 'assessment_id', 'The assessment.')
  assessment!: Rel<Assessment>;
  assessmentId!: string;

  @RelationColumn(() => Student, 'student_id', 'The student.')
  student!: Rel<Student>;
  studentId!: string;

  @RelationColumn(() => Batch, 'batch_id', 'The batch of the assessment.')
  batch!: Rel<Batch>;
  batchId!: string;

  @EnumColumn(() => ResultStatus, 'The status.')
  status!: ResultStatus;

  @DecimalColumn(0, 999_999, 'The score', {
    nullable: true,
    note: ' and at most the highest score of the assessment; null unless the status is `GRADED`',
  })
  score: number | null = null;

  @TextColumn(5000, 'The feedback', { nullable: true, personal: 'blank' })
  feedback: string | null = null;

  @ManyToOne(() => User, { fieldName: 'graded_by', deleteRule: 'restrict' })
  grader!: Rel<User>;

  @KeyColumn('graded_by', 'The user who recorded the latest result.', { of: 'grader' })
  gradedBy!: string;

  @InstantColumn('The time at which the latest result was recorded: RFC 3339, UTC.')
  gradedAt!: string;
}
