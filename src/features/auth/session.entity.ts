import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { now, Timestamp } from '../../platform/database/columns.ts';
import { User } from './user.entity.ts';

/** Days after which a session that nobody uses ends, however long its token would live. */
export const IDLE_DAYS = 90;

/** A sign-in. Its tokens are valid while the row is, so that a logout counts at once in every process. */
@Entity({ tableName: 'sessions' })
@Index({ properties: ['user', 'expiresAt'] })
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'cascade' })
  user!: Rel<User>;

  /** The id (`jti`) of the one token of this session that is valid now. */
  @Property({ type: 'uuid' })
  tokenId!: string;

  /** The id of the token before, to tell a late replay from a race of the client with itself. */
  @Property({ type: 'uuid', nullable: true })
  previousTokenId: string | null = null;

  @Property({ type: Timestamp, nullable: true })
  rotatedAt: string | null = null;

  @Property({ type: Timestamp })
  @Index()
  expiresAt!: string;

  /** When a request last came with its token, to the day: it is not written more often. */
  @Property({ type: Timestamp, nullable: true })
  @Index()
  lastUsedAt: string | null = null;

  @Property({ type: Timestamp, nullable: true })
  revokedAt: string | null = null;

  @Property({ type: Timestamp, onCreate: () => now() })
  createdAt!: string;
}
