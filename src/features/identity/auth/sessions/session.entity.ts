import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 as uuid } from 'uuid';
import { Timestamp } from '../../../../platform/database/columns.ts';
import { now } from '../../../../platform/time/now.ts';
import { DateTimeScalar } from '../../../../platform/validation/scalars.ts';
import { User } from '../user.entity.ts';

/** Days of inactivity after which a login session ends, regardless of its token's lifetime. */
export const IDLE_DAYS = 90;

/** A sign-in. Its tokens are valid while the row is, so that a logout counts at once in every process. */
@ObjectType('UserSession', { description: 'A sign-in of the caller that has not ended.' })
@Entity({ tableName: 'sessions' })
@Index({ properties: ['user', 'expiresAt'] })
@Index({ properties: ['user', 'createdAt', 'id'] })
export class Session {
  @Field(() => ID, { description: 'The identifier of the session: a UUID (version 7).' })
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'cascade' })
  user!: Rel<User>;

  /** The id (`jti`) of the one token of this session that is valid now. */
  @Property({ type: 'uuid' })
  tokenId!: string;

  /** The id of the former token, to distinguish a late replay from a race of the client with itself. */
  @Property({ type: 'uuid', nullable: true })
  previousTokenId: string | null = null;

  @Property({ type: Timestamp, nullable: true })
  rotatedAt: string | null = null;

  @Field(() => DateTimeScalar, { description: 'When its token expires: RFC 3339, UTC.' })
  @Property({ type: Timestamp })
  @Index()
  expiresAt!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a request last came with its token, to the day: RFC 3339, UTC.',
  })
  @Property({ type: Timestamp, nullable: true })
  @Index()
  lastUsedAt: string | null = null;

  @Property({ type: Timestamp, nullable: true })
  revokedAt: string | null = null;

  @Field(() => DateTimeScalar, { description: 'When the user signed in: RFC 3339, UTC.' })
  @Property({ type: Timestamp, onCreate: () => now() })
  createdAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The browser or program that signed in, as it calls itself: at most 255 characters.',
  })
  @Property({ type: 'string', length: 255, nullable: true })
  userAgent: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The network that the sign-in came from: `192.0.2.0/24`, `2001:db8:1::/48`.',
  })
  @Property({ type: 'string', length: 50, nullable: true })
  address: string | null = null;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  @Property({ type: 'boolean', persist: false })
  current!: boolean;
}
