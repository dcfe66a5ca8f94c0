import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, tenantKey } from '../../../../platform/database/tenant-record.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';

/**
 * Marks an enrollment whose grade was filled by `finaliseGrades`. When the grade is changed, the row is deleted, so
 * that `unfinaliseGrades` never empties grades that staff have set.
 */
@Entity({ tableName: 'final_grades' })
@Unique({ name: 'final_grades_one_unique', properties: ['academyId', 'enrollmentId'] })
export class FinalGrade extends NoteRecord {
  @ManyToOne(() => Enrollment, tenantKey('enrollment_id'))
  enrollment!: Rel<Enrollment>;

  @Property(keyColumn('enrollment_id'))
  enrollmentId!: string;
}
