import { ArgsType, Field, ID } from 'type-graphql';
import { EmailInput, EnumInput, IdInput } from '../../../platform/fields/inputs.ts';
import { Required } from '../../../platform/validation/rules.ts';
import { MemberRole } from '../../academy/academies/academy.enums.ts';
import { MemberKeys } from './member-keys.enums.ts';

/** A role in the academy, and the id of the record that the role requires: a staff member, a parent or a student. */
@ArgsType()
export abstract class MemberArgs {
  @EnumInput(() => MemberRole, "The role. For staff, the staff member's job determines the permissions.", {
    required: true,
  })
  role!: MemberRole;

  @IdInput('The staff member as whom the user signs in: for the role `STAFF`.')
  staffId?: string | null;

  @IdInput('The parent as whom the user signs in: for the role `PARENT`.')
  parentId?: string | null;

  @IdInput('The student as whom the user signs in: for the role `STUDENT`.')
  studentId?: string | null;
}

/** The arguments of an invitation: the address and the role. */
@ArgsType()
export class InviteMemberArgs extends MemberArgs {
  @EmailInput('The e-mail address to invite.', { required: true })
  email!: string;
}

/** The arguments for giving a member another role. */
@ArgsType()
export class ChangeMemberRoleArgs extends MemberArgs {
  @Field(() => ID, { description: 'The id of the membership.' })
  id!: string;

  @EnumInput(
    () => MemberKeys,
    'The treatment of the API keys created by an academy admin who loses that role: `REVOKE` when omitted.',
  )
  keys?: MemberKeys | null;
}

/**
 * The arguments for accepting an invitation. Only a new user needs a name, and this class cannot know whether the user
 * is new. Therefore the service validates the name and the password.
 */
@ArgsType()
export class AcceptInvitationArgs {
  @Field(() => String, { description: 'The token of the invitation.' })
  @Required()
  token!: string;

  @Field(() => String, { nullable: true, description: 'The name of a new user: at most 255 characters.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The password: a new one for a new user, the existing one for an existing user who is not signed in.',
  })
  password?: string | null;
}
