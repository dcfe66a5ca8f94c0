import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Timestamp } from '../../../platform/database/columns.ts';
import { TenantIndexes, TenantRecord } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, KeyColumn, RelationColumn } from '../../../platform/fields/columns.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { MemberRole, StaffRole } from '../../academy/academies/academy.enums.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { Parent } from '../parents/parent.entity.ts';
import { Staff } from '../staff/staff.entity.ts';
import { Student } from '../students/student.entity.ts';

@ObjectType({
  description:
    "A user's membership in an academy: the role, and the staff member, parent or student as whom the user signs " +
    'in.',
})
@Entity({ tableName: 'memberships' })
@TenantIndexes('createdAt', 'updatedAt', 'role', 'staffId', 'parentId', 'studentId')
@Index({ properties: ['user', 'academyId'] })
@Unique({ properties: ['academyId', 'user'] })
export class Membership extends TenantRecord {
  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'restrict' })
  user!: Rel<User>;

  @KeyColumn('user_id', 'The user.', { inEvents: true })
  userId!: string;

  @Field(() => String, { description: "The user's name." })
  @Property({ type: 'string', persist: false })
  userName!: string;

  @Field(() => String, { description: "The user's e-mail address." })
  @Property({ type: 'string', persist: false })
  userEmail!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which the user verified their e-mail address: RFC 3339, UTC.',
  })
  @Property({ type: Timestamp, persist: false, nullable: true })
  userEmailVerifiedAt!: string | null;

  @EnumColumn(() => MemberRole, 'The role in the academy.', { inEvents: true })
  role!: MemberRole;

  @EnumColumn(() => StaffRole, 'The job of the staff member, for the role `STAFF`.', {
    nullable: true,
    inEvents: 'The job of the staff member, for the role `staff`.',
  })
  staffRole: StaffRole | null = null;

  @RelationColumn(() => Staff, 'staff_id', 'The staff member as whom the user signs in, for the role `STAFF`.', {
    nullable: true,
    inEvents: true,
  })
  staff: Rel<Staff> | null = null;
  staffId!: string | null;

  @RelationColumn(() => Parent, 'parent_id', 'The parent as whom the user signs in, for the role `PARENT`.', {
    nullable: true,
    inEvents: true,
  })
  parent: Rel<Parent> | null = null;
  parentId!: string | null;

  @RelationColumn(() => Student, 'student_id', 'The student as whom the user signs in, for the role `STUDENT`.', {
    nullable: true,
    inEvents: true,
  })
  student: Rel<Student> | null = null;
  studentId!: string | null;
}
