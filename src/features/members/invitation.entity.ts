import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Timestamp } from '../../platform/database/columns.ts';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../platform/database/tenant-record.ts';
import { DateTimeScalar } from '../../platform/validation/scalars.ts';
import { MemberRole, StaffRole } from '../academies/academy.enums.ts';
import { User } from '../auth/user.entity.ts';
import { Parent } from '../parents/parent.entity.ts';
import { Staff } from '../staff/staff.entity.ts';
import { Student } from '../students/student.entity.ts';
import { InvitationStatus } from './invitation.enums.ts';

@ObjectType({ description: 'An offer to become a member of an academy, by a token that works once.' })
@Entity({ tableName: 'invitations' })
@TenantIndexes('createdAt', 'updatedAt', 'email', 'staffId', 'parentId', 'studentId', 'invitedBy')
@Unique({ properties: ['academyId', 'tokenHash'] })
export class Invitation extends TenantRecord {
  @Field(() => String, { description: 'The e-mail address that is invited, in lower case.' })
  @Property({ type: 'string', length: 255 })
  email!: string;

  @Field(() => MemberRole, { description: 'The role that is offered.' })
  @Enum({ items: () => MemberRole, type: 'string' })
  role!: MemberRole;

  @Field(() => StaffRole, { nullable: true, description: "The staff member's role, for the role `STAFF`." })
  @Enum({ items: () => StaffRole, type: 'string', nullable: true })
  staffRole: StaffRole | null = null;

  @ManyToOne(() => Staff, tenantKey('staff_id', { nullable: true }))
  staff: Rel<Staff> | null = null;

  @Field(() => ID, { nullable: true, description: 'The staff member they will be.' })
  @Property(keyColumn('staff_id', { nullable: true }))
  staffId!: string | null;

  @ManyToOne(() => Parent, tenantKey('parent_id', { nullable: true }))
  parent: Rel<Parent> | null = null;

  @Field(() => ID, { nullable: true, description: 'The parent they will be.' })
  @Property(keyColumn('parent_id', { nullable: true }))
  parentId!: string | null;

  @ManyToOne(() => Student, tenantKey('student_id', { nullable: true }))
  student: Rel<Student> | null = null;

  @Field(() => ID, { nullable: true, description: 'The student they will be.' })
  @Property(keyColumn('student_id', { nullable: true }))
  studentId!: string | null;

  @Field(() => InvitationStatus, { description: 'What has become of it.' })
  @Property({ type: 'string', persist: false })
  status!: InvitationStatus;

  /** SHA-256 of the secret part of the token, in hexadecimal: the token itself is kept nowhere. */
  @Property({ type: 'string', length: 64 })
  tokenHash!: string;

  @ManyToOne(() => User, { fieldName: 'invited_by', deleteRule: 'restrict' })
  inviter!: Rel<User>;

  @Field(() => ID, { description: 'The user who invited.' })
  @Property(keyColumn('invited_by'))
  invitedBy!: string;

  @Field(() => DateTimeScalar, { description: 'Until when the token works: RFC 3339, UTC.' })
  @Property({ type: Timestamp })
  expiresAt!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was accepted: RFC 3339, UTC.' })
  @Property({ type: Timestamp, nullable: true })
  acceptedAt: string | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked: RFC 3339, UTC.' })
  @Property({ type: Timestamp, nullable: true })
  revokedAt: string | null = null;
}
