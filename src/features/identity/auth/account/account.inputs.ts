import { ArgsType, Field, InputType } from 'type-graphql';
import { EmailInput } from '../../../../platform/fields/inputs.ts';
import { Required } from '../../../../platform/validation/rules.ts';
import { ConfirmedBy, NewPassword } from './passwords.ts';

/** The argument of a request for a new password: the e-mail address of the account. */
@ArgsType()
export class RequestPasswordResetArgs {
  @EmailInput('The e-mail address of the account, regardless of case.', { required: true })
  email!: string;
}

/** The arguments for choosing a new password: the token from the mail, and the password. */
@ArgsType()
export class ResetPasswordArgs {
  @Field(() => String, { description: 'The token from the mail. It works once, within 30 minutes.' })
  @Required()
  token!: string;

  @Field(() => String, { description: 'The new password: 8 characters or more, at most 72 bytes of UTF-8.' })
  @Required()
  @NewPassword()
  @ConfirmedBy('passwordConfirmation', { ifGiven: true })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The password again. A difference is reported on `password`.',
  })
  passwordConfirmation?: string | null;
}

/** The argument for verifying an e-mail address: the token from the mail. */
@ArgsType()
export class VerifyEmailArgs {
  @Field(() => String, { description: 'The token from the mail. It works once, within 24 hours.' })
  @Required()
  token!: string;
}

@InputType({ description: 'The current password of the caller, and a new one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  @Required()
  currentPassword!: string;

  @Field(() => String, { description: 'The new password: 8 characters or more, at most 72 bytes of UTF-8.' })
  @Required()
  @NewPassword()
  @ConfirmedBy('passwordConfirmation')
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The new password again. Required; a missing or different value is reported on `password`.',
  })
  passwordConfirmation?: string | null;
}
