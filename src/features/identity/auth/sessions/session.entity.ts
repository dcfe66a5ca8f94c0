import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 as uuid } from 'uuid';
import { Timestamp } from '../../../../platform/database/columns.ts';
import { now } from '../../../../platform/time/now.ts';
import { DateTimeScalar } from '../../../../platform/validation/scalars.ts';
import { User } from '../user.entity.ts';

/** The number of days after which an unused login session is deleted, even if its token has not expired. */
export const IDLE_DAYS = 90;

/**
 * A login session. Each request reads this row. When a login session ends, all processes therefore reject its token
 * immediately.
 */
@ObjectType('UserSession', { description: 'A login session of the caller that has not ended.' })
@Entity({ tableName: 'sessions' })
@Index({ properties: ['user', 'expiresAt'] })
@Index({ properties: ['user', 'createdAt', 'id'] })
export class Session {
  @Field(() => ID, { description: 'The identifier of the session: a UUID (version 7).' })
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'cascade' })
  user!: Rel<User>;

  /** The id (`jti`) of the token that is valid now. */
  @Property({ type: 'uuid' })
  tokenId!: string;

  /**
   * The id of the token before the last refresh. A request with this token is a misuse, unless it was sent at the same
   * time as the refresh.
   */
  @Property({ type: 'uuid', nullable: true })
  previousTokenId: string | null = null;

  @Property({ type: Timestamp, nullable: true })
  rotatedAt: string | null = null;

  @Field(() => DateTimeScalar, { description: "The expiry time of the session's token: RFC 3339, UTC." })
  @Property({ type: Timestamp })
  @Index()
  expiresAt!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "The time of the last request with the session's token, accurate to a day: RFC 3339, UTC.",
  })
  @Property({ type: Timestamp, nullable: true })
  @Index()
  lastUsedAt: string | null = null;

  @Property({ type: Timestamp, nullable: true })
  revokedAt: string | null = null;

  @Field(() => DateTimeScalar, { description: 'The time of the sign-in: RFC 3339, UTC.' })
  @Property({ type: Timestamp, onCreate: () => now() })
  createdAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The browser or program that signed in, from its user agent: at most 255 characters.',
  })
  @Property({ type: 'string', length: 255, nullable: true })
  userAgent: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The network of the sign-in, such as `192.0.2.0/24` or `2001:db8:1::/48`.',
  })
  @Property({ type: 'string', length: 50, nullable: true })
  address: string | null = null;

  @Field(() => Boolean, { description: 'True if this request uses the session.' })
  @Property({ type: 'boolean', persist: false })
  current!: boolean;
}
