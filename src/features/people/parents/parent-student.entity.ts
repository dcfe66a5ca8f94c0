import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, FlagColumn, KeyColumn } from '../../../platform/fields/columns.ts';
import { Student } from '../students/student.entity.ts';
import { Parent } from './parent.entity.ts';
import { Relationship } from './parent.enums.ts';

@ObjectType({ description: 'What a parent is to a student, and may do for them.' })
@Entity({ tableName: 'parent_students' })
@TenantIndexes('studentId')
@Unique({ properties: ['academyId', 'parentId', 'studentId'] })
export class ParentStudent extends TenantRecord {
  @ManyToOne(() => Parent, tenantKey('parent_id'))
  parent!: Rel<Parent>;

  @KeyColumn('parent_id', 'The parent.', { inEvents: true })
  parentId!: string;

  @ManyToOne(() => Student, tenantKey('student_id'))
  student!: Rel<Student>;

  @KeyColumn('student_id', 'The student.', { inEvents: true })
  studentId!: string;

  @EnumColumn(() => Relationship, 'What the parent is to the student.', { inEvents: true })
  relationship!: Relationship;

  @FlagColumn('Whether this is the parent to turn to first.', { inEvents: true })
  isPrimary: boolean = false;

  @FlagColumn('Whether the parent may collect the student.', { inEvents: true })
  canPickup: boolean = false;

  @FlagColumn('Whether bills go to this parent.', { inEvents: true })
  receivesBilling: boolean = false;
}
