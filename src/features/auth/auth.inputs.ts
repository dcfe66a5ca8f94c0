import { Field, InputType } from 'type-graphql';
import { Email, MaxCharacters, Required } from '../../platform/validation/rules.ts';
import { ConfirmedBy, NewPassword } from './passwords.ts';

@InputType({ description: 'A new user.' })
export class RegisterInput {
  @Field(() => String, { description: 'The full name: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  name!: string;

  @Field(() => String, { description: 'The e-mail address to sign in with: at most 255 characters, not used yet.' })
  @Required()
  @Email()
  @MaxCharacters(255)
  email!: string;

  @Field(() => String, { description: 'The password: 8 characters or more, at most 72 bytes of UTF-8.' })
  @Required()
  @NewPassword()
  @ConfirmedBy('passwordConfirmation')
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The password again. Must be given; if it is not or differs, that is reported on `password`.',
  })
  passwordConfirmation?: string | null;
}

@InputType({ description: 'Who signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'The e-mail address, in upper or lower case.' })
  @Required()
  @Email()
  @MaxCharacters(255)
  email!: string;

  @Field(() => String, { description: 'The password.' })
  @Required()
  password!: string;
}
