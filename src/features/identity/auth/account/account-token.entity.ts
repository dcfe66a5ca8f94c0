import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Timestamp } from '../../../../platform/database/columns.ts';
import { now } from '../../../../platform/time/now.ts';
import { User } from '../user.entity.ts';

export enum TokenPurpose {
  PASSWORD_RESET = 'password_reset',
  EMAIL_VERIFICATION = 'email_verification',
}

/** A token that permits one action on a user's account, once and for a limited time. */
@Entity({ tableName: 'account_tokens' })
@Index({ properties: ['user', 'purpose'] })
export class AccountToken {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'cascade' })
  user!: Rel<User>;

  @Enum({ items: () => TokenPurpose, type: 'string' })
  purpose!: TokenPurpose;

  /** The SHA-256 of the token, in hexadecimal digits. The token itself is not stored. */
  @Property({ type: 'string', length: 64 })
  @Unique()
  tokenHash!: string;

  /** True if the token was sent only to the user's address. Using such a token also verifies the address. */
  @Property({ type: 'boolean' })
  isMailed!: boolean;

  @Property({ type: Timestamp })
  @Index()
  expiresAt!: string;

  @Property({ type: Timestamp, nullable: true })
  usedAt: string | null = null;

  @Property({ type: Timestamp, onCreate: () => now() })
  createdAt!: string;
}
