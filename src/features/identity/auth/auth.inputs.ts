import { Field, InputType } from 'type-graphql';
import { EmailInput, TextInput } from '../../../platform/fields/inputs.ts';
import { Email } from '../../../platform/validation/form-rules.ts';
import { Required } from '../../../platform/validation/rules.ts';
import { ConfirmedBy, NewPassword } from './account/passwords.ts';

@InputType({ description: 'A new user.' })
export class RegisterInput {
  @TextInput(255, 'The full name', { required: true })
  name!: string;

  @TextInput(255, 'The e-mail address to sign in with', { required: true, note: ', not already in use' })
  @Email()
  email!: string;

  @Field(() => String, { description: 'The password: 8 characters or more, at most 72 bytes of UTF-8.' })
  @Required()
  @NewPassword()
  @ConfirmedBy('passwordConfirmation')
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The password again. Required; a missing or different value is reported on `password`.',
  })
  passwordConfirmation?: string | null;
}

@InputType({ description: 'The e-mail address and password of a user.' })
export class LoginInput {
  @EmailInput('The e-mail address, regardless of case.', { required: true })
  email!: string;

  @Field(() => String, { description: 'The password.' })
  @Required()
  password!: string;
}
