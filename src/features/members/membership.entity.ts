import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../platform/database/tenant-record.ts';
import { MemberRole, StaffRole } from '../academies/academy.enums.ts';
import { User } from '../auth/user.entity.ts';
import { Parent } from '../parents/parent.entity.ts';
import { Staff } from '../staff/staff.entity.ts';
import { Student } from '../students/student.entity.ts';

@ObjectType({ description: 'A user in an academy: which role they have there, and who they are.' })
// not forced on the owner: signing in reads a user's memberships before an academy is chosen
@Entity({ tableName: 'memberships', rowLevelSecurity: true })
@TenantIndexes('createdAt', 'updatedAt', 'role', 'staffId', 'parentId', 'studentId')
@Index({ properties: ['user', 'academyId'] })
@Unique({ properties: ['academyId', 'user'] })
export class Membership extends TenantRecord {
  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'restrict' })
  user!: Rel<User>;

  @Field(() => ID, { description: 'The user.' })
  @Property(keyColumn('user_id'))
  userId!: string;

  @Field(() => String, { description: "The user's name." })
  @Property({ type: 'string', persist: false })
  userName!: string;

  @Field(() => String, { description: "The user's e-mail address." })
  @Property({ type: 'string', persist: false })
  userEmail!: string;

  @Field(() => MemberRole, { description: 'The role in the academy.' })
  @Enum({ items: () => MemberRole, type: 'string' })
  role!: MemberRole;

  @Field(() => StaffRole, { nullable: true, description: "The staff member's role, for the role `STAFF`." })
  @Enum({ items: () => StaffRole, type: 'string', nullable: true })
  staffRole: StaffRole | null = null;

  @ManyToOne(() => Staff, tenantKey('staff_id', { nullable: true }))
  staff: Rel<Staff> | null = null;

  @Field(() => ID, { nullable: true, description: 'The staff member that the user is, for the role `STAFF`.' })
  @Property(keyColumn('staff_id', { nullable: true }))
  staffId!: string | null;

  @ManyToOne(() => Parent, tenantKey('parent_id', { nullable: true }))
  parent: Rel<Parent> | null = null;

  @Field(() => ID, { nullable: true, description: 'The parent that the user is, for the role `PARENT`.' })
  @Property(keyColumn('parent_id', { nullable: true }))
  parentId!: string | null;

  @ManyToOne(() => Student, tenantKey('student_id', { nullable: true }))
  student: Rel<Student> | null = null;

  @Field(() => ID, { nullable: true, description: 'The student that the user is, for the role `STUDENT`.' })
  @Property(keyColumn('student_id', { nullable: true }))
  studentId!: string | null;
}
