import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/validation/scalars.ts';
import { MemberRole, StaffRole } from '../academies/academy.enums.ts';
import { User } from './user.entity.ts';

@ObjectType({ description: 'A user who has just signed in, and the token to send as `Authorization: Bearer`.' })
export class AuthPayload {
  @Field(() => User, { description: 'The user.' })
  user!: User;

  @Field(() => String, { description: 'The token. It replaces the one that was refreshed.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'When the token expires: RFC 3339, UTC.' })
  expiresAt!: string;
}

@ObjectType({ description: 'The user who is signed in.' })
export class Me extends User {
  @Field(() => Boolean, { description: 'Whether the user administers the whole platform.' })
  override isSuperAdmin: boolean = false;

  // resolved by MeResolver: it costs a statement
  memberships?: UserMembership[];
}

@ObjectType({ description: 'An academy that the user is a member of, and who they are there.' })
export class UserMembership {
  @Field(() => ID, { description: 'The academy. Send it as X-Academy-ID.' })
  academyId!: string;

  @Field(() => String, { description: "The academy's name." })
  academyName!: string;

  @Field(() => MemberRole, { description: 'The role in the academy.' })
  role!: MemberRole;

  @Field(() => StaffRole, { nullable: true, description: "The staff member's role, for the role `STAFF`." })
  staffRole!: StaffRole | null;

  @Field(() => ID, { nullable: true, description: 'The staff member that the user is, for the role `STAFF`.' })
  staffId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The parent that the user is, for the role `PARENT`.' })
  parentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The student that the user is, for the role `STUDENT`.' })
  studentId!: string | null;
}
