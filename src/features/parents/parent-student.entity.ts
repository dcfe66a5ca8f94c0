import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../platform/database/tenant-record.ts';
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

  @Field(() => ID, { description: 'The parent.' })
  @Property(keyColumn('parent_id'))
  parentId!: string;

  @ManyToOne(() => Student, tenantKey('student_id'))
  student!: Rel<Student>;

  @Field(() => ID, { description: 'The student.' })
  @Property(keyColumn('student_id'))
  studentId!: string;

  @Field(() => Relationship, { description: 'What the parent is to the student.' })
  @Enum({ items: () => Relationship, type: 'string' })
  relationship!: Relationship;

  @Field(() => Boolean, { description: 'Whether this is the parent to turn to first.' })
  @Property({ type: 'boolean', default: false })
  isPrimary: boolean = false;

  @Field(() => Boolean, { description: 'Whether the parent may collect the student.' })
  @Property({ type: 'boolean', default: false })
  canPickup: boolean = false;

  @Field(() => Boolean, { description: 'Whether bills go to this parent.' })
  @Property({ type: 'boolean', default: false })
  receivesBilling: boolean = false;
}
