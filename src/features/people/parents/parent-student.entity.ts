import type { Rel } from '@mikro-orm/core';
import { Entity, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, FlagColumn, RelationColumn } from '../../../platform/fields/columns.ts';
import { Student } from '../students/student.entity.ts';
import { Parent } from './parent.entity.ts';
import { Relationship } from './parent.enums.ts';

@ObjectType({ description: "A parent's relationship to a student, and their rights." })
@Entity({ tableName: 'parent_students' })
@TenantIndexes('studentId')
@Unique({ properties: ['academyId', 'parentId', 'studentId'] })
export class ParentStudent extends TenantRecord {
  @RelationColumn(() => Parent, 'parent_id', 'The parent.', { inEvents: true })
  parent!: Rel<Parent>;
  parentId!: string;

  @RelationColumn(() => Student, 'student_id', 'The student.', { inEvents: true })
  student!: Rel<Student>;
  studentId!: string;

  @EnumColumn(() => Relationship, "The parent's relationship to the student.", { inEvents: true })
  relationship!: Relationship;

  @FlagColumn('True if the academy should contact this parent first.', { inEvents: true })
  isPrimary: boolean = false;

  @FlagColumn('True if the parent may collect the student.', { inEvents: true })
  canPickup: boolean = false;

  @FlagColumn('True if this parent receives the bills.', { inEvents: true })
  receivesBilling: boolean = false;

  @FlagColumn('True if this parent gets notices about the student.', { default: true, inEvents: true })
  getsNotices: boolean = true;
}
