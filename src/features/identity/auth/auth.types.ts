import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { User } from './user.entity.ts';

@ObjectType({ description: 'The user who has signed in, and the token to send as `Authorization: Bearer`.' })
export class AuthPayload {
  @Field(() => User, { description: 'The user.' })
  user!: User;

  @Field(() => String, { description: 'The new token. After `refreshToken`, it replaces the token of the request.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'The expiry time of the token: RFC 3339, UTC.' })
  expiresAt!: string;
}

@ObjectType({ description: 'The user who is signed in.' })
export class Me extends User {
  @Field(() => Boolean, { description: 'True if the user administers the whole platform.' })
  override isSuperAdmin: boolean = false;
}
