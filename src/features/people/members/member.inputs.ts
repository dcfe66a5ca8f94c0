import { ArgsType, Field, ID } from 'type-graphql';
import { EmailInput, EnumInput, IdInput } from '../../../platform/fields/inputs.ts';
import { Required } from '../../../platform/validation/rules.ts';
import { MemberRole } from '../../academy/academies/academy.enums.ts';
import { MemberKeys } from './member-keys.enums.ts';

/** A role in the academy, and the row there that goes with it. */
@ArgsType()
export abstract class MemberArgs {
  @EnumInput(() => MemberRole, "The role. Staff act by the role of their staff member's row.", { required: true })
  role!: MemberRole;

  @IdInput('The staff member they are: for the role `STAFF`.')
  staffId?: string | null;

  @IdInput('The parent they are: for the role `PARENT`.')
  parentId?: string | null;

  @IdInput('The student they are: for the role `STUDENT`.')
  studentId?: string | null;
}

/** Whom to invite, and as what. */
@ArgsType()
export class InviteMemberArgs extends MemberArgs {
  @EmailInput('The e-mail address to invite.', { required: true })
  email!: string;
}

/** The new role of a member. */
@ArgsType()
export class ChangeMemberRoleArgs extends MemberArgs {
  @Field(() => ID, { description: 'The id of the membership.' })
  id!: string;

  @EnumInput(
    () => MemberKeys,
    'How the service treats the API keys created by an academy admin who loses that role: `REVOKE` when omitted.',
  )
  keys?: MemberKeys | null;
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
