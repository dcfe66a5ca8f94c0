import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
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
}
