import { ArgsType, Field, ID } from 'type-graphql';
import { Email, MaxCharacters, Required, Uuid } from '../../platform/validation/rules.ts';
import { MemberRole } from '../academies/academy.enums.ts';

/** A role in the academy, and the row there that goes with it. */
@ArgsType()
export abstract class MemberArgs {
  @Field(() => MemberRole, { description: "The role. Staff act by the role of their staff member's row." })
  role!: MemberRole;

  @Field(() => ID, { nullable: true, description: 'The staff member they are: for the role `STAFF`.' })
  @Uuid()
  staffId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The parent they are: for the role `PARENT`.' })
  @Uuid()
  parentId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The student they are: for the role `STUDENT`.' })
  @Uuid()
  studentId?: string | null;
}

/** Whom to invite, and as what. */
@ArgsType()
export class InviteMemberArgs extends MemberArgs {
  @Field(() => String, { description: 'The e-mail address to invite.' })
  @Required()
  @Email()
  @MaxCharacters(255)
  email!: string;
}

/** What a member is from now on. */
@ArgsType()
export class ChangeMemberRoleArgs extends MemberArgs {
  @Field(() => ID, { description: 'The id of the membership.' })
  id!: string;
}

/** The acceptance of an invitation. What a new user must give, and how, the service decides: it knows who is new. */
@ArgsType()
export class AcceptInvitationArgs {
  @Field(() => String, { description: 'The token of the invitation.' })
  @Required()
  token!: string;

  @Field(() => String, { nullable: true, description: 'The name of a new user: at most 255 characters.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The password of a new user; of an existing one who is not signed in, theirs.',
  })
  password?: string | null;
}
