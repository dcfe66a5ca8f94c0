import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, TenantIndexes, tenantKey } from '../../../../platform/database/tenant-record.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';

/** The term key of an average over all assessments of a batch. */
export const ALL_TERMS = '00000000-0000-0000-0000-000000000000';

/**
 * The average of a student in a batch, over all assessments or over the assessments of a term. The service computes the
 * average when a result or an assessment changes. A trigger could not do this, because SQL cannot add fractions
 * exactly. Students without results that count have no rows.
 */
@Entity({ tableName: 'grade_averages' })
@TenantIndexes('studentId')
@Unique({ name: 'grade_averages_one_unique', properties: ['academyId', 'batchId', 'studentId', 'termKey'] })
export class GradeAverage extends NoteRecord {
  @ManyToOne(() => Batch, tenantKey('batch_id'))
  batch!: Rel<Batch>;

  @Property(keyColumn('batch_id'))
  batchId!: string;

  @ManyToOne(() => Student, tenantKey('student_id'))
  student!: Rel<Student>;

  @Property(keyColumn('student_id'))
  studentId!: string;

  /** The id of the term, or {@link ALL_TERMS}. */
  @Property({ type: 'uuid' })
  termKey!: string;

  /** The average over published and draft assessments, in hundredths of a per cent. */
  @Property({ type: 'integer', nullable: true })
  average: number | null = null;

  /** The average over published assessments, in hundredths of a per cent. */
  @Property({ type: 'integer', nullable: true })
  publishedAverage: number | null = null;
}
