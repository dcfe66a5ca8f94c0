import { ArgsType, Field, InputType } from 'type-graphql';
import { EmailInput } from '../../../../platform/fields/inputs.ts';
import { Required } from '../../../../platform/validation/rules.ts';
import { ConfirmedBy, NewPassword } from './passwords.ts';

/** The e-mail address of a user who forgot the password. */
@ArgsType()
export class RequestPasswordResetArgs {
  @EmailInput('The e-mail address of the account, in upper or lower case.', { required: true })
  email!: string;
}

/** The proof that the mail came, and the new password. */
@ArgsType()
export class ResetPasswordArgs {
  @Field(() => String, { description: 'The token of the mail. It works once, for 30 minutes.' })
  @Required()
  token!: string;

  @Field(() => String, { description: 'The new password: 8 characters or more, at most 72 bytes of UTF-8.' })
  @Required()
  @NewPassword()
  @ConfirmedBy('passwordConfirmation', { ifGiven: true })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The password again. If it is given and differs, that is reported on `password`.',
  })
  passwordConfirmation?: string | null;
}

/** The proof that the mail came. */
@ArgsType()
export class VerifyEmailArgs {
  @Field(() => String, { description: 'The token of the mail. It works once, for 24 hours.' })
  @Required()
  token!: string;
}

@InputType({ description: 'The password of the caller, and another one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The present password.' })
  @Required()
  currentPassword!: string;

  @Field(() => String, { description: 'The new password: 8 characters or more, at most 72 bytes of UTF-8.' })
  @Required()
  @NewPassword()
  @ConfirmedBy('passwordConfirmation')
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The new password again. Must be given; if it is not or differs, that is reported on `password`.',
  })
  passwordConfirmation?: string | null;
}
