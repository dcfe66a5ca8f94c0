import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../../platform/database/tenant-record.ts';
import {
  EmailColumn,
  EnumColumn,
  InnerColumn,
  InstantColumn,
  KeyColumn,
  RelationColumn,
} from '../../../../platform/fields/columns.ts';
import { MemberRole, StaffRole } from '../../../academy/academies/academy.enums.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Parent } from '../../parents/parent.entity.ts';
import { Staff } from '../../staff/staff.entity.ts';
import { Student } from '../../students/student.entity.ts';
import { InvitationStatus } from './invitation.enums.ts';

@ObjectType({ description: 'An invitation to become a member of an academy. Its token works once.' })
@Entity({ tableName: 'invitations' })
@TenantIndexes('createdAt', 'updatedAt', 'email', 'staffId', 'parentId', 'studentId', 'invitedBy')
@Unique({ properties: ['academyId', 'tokenHash'] })
export class Invitation extends TenantRecord {
  @EmailColumn('The invited e-mail address, in lower case.', { search: true, personal: 'apart' })
  email!: string;

  @EnumColumn(() => MemberRole, 'The role of the future member.', { inEvents: true })
  role!: MemberRole;

  @EnumColumn(() => StaffRole, 'The job of the staff member, for the role `STAFF`.', {
    nullable: true,
    inEvents: 'The job of the staff member, for the role `staff`.',
  })
  staffRole: StaffRole | null = null;

  @RelationColumn(() => Staff, 'staff_id', 'The staff member as whom the invited person will sign in.', {
    nullable: true,
    inEvents: true,
  })
  staff: Rel<Staff> | null = null;
  staffId!: string | null;

  @RelationColumn(() => Parent, 'parent_id', 'The parent as whom the invited person will sign in.', {
    nullable: true,
    inEvents: true,
  })
  parent: Rel<Parent> | null = null;
  parentId!: string | null;

  @RelationColumn(() => Student, 'student_id', 'The student as whom the invited person will sign in.', {
    nullable: true,
    inEvents: true,
  })
  student: Rel<Student> | null = null;
  studentId!: string | null;

  @Field(() => InvitationStatus, { description: 'The status.' })
  @Property({ type: 'string', persist: false })
  status!: InvitationStatus;

  /** The SHA-256 of the secret in the token, in hexadecimal digits. The token itself is not stored. */
  @InnerColumn({ type: 'string', length: 64 }, { personal: 'keep' })
  tokenHash!: string;

  @ManyToOne(() => User, { fieldName: 'invited_by', deleteRule: 'restrict' })
  inviter!: Rel<User>;

  @KeyColumn('invited_by', 'The user who sent the invitation.', { of: 'inviter', inEvents: true })
  invitedBy!: string;

  @InstantColumn('The time until which the token works: RFC 3339, UTC.', { inEvents: true })
  expiresAt!: string;

  @InstantColumn('The time at which the invitation was accepted: RFC 3339, UTC.', { nullable: true })
  acceptedAt: string | null = null;

  @InstantColumn('The time at which the invitation was revoked: RFC 3339, UTC.', { nullable: true })
  revokedAt: string | null = null;
}
