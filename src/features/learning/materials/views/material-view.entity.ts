import type { Rel } from '@mikro-orm/core';
import { Entity, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { NoteRecord, TenantIndexes } from '../../../../platform/database/tenant-record.ts';
import { CountColumn, InstantColumn, RelationColumn } from '../../../../platform/fields/columns.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { Material } from '../material.entity.ts';

@ObjectType({
  description:
    'The views of a learning material by a student. A view counts when the student opens the address or the whole ' +
    'content of the file.',
})
@Entity({ tableName: 'material_views' })
@TenantIndexes('createdAt', 'updatedAt', ['materialId', 'createdAt'], 'studentId')
@Unique({ name: 'material_views_one_unique', properties: ['academyId', 'materialId', 'studentId'] })
export class MaterialView extends NoteRecord {
  @RelationColumn(() => Material, 'material_id', 'The learning material.')
  material!: Rel<Material>;
  materialId!: string;

  @RelationColumn(() => Student, 'student_id', 'The student.')
  student!: Rel<Student>;
  studentId!: string;

  @InstantColumn('The time of the first view: RFC 3339, UTC.')
  firstViewedAt!: string;

  @InstantColumn('The time of the last view: RFC 3339, UTC.')
  lastViewedAt!: string;

  @CountColumn('The number of views.')
  count!: number;
}
