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

/**
 * A token for one action on a user account, such as choosing a new password. It can be used once, within a limited
 * time.
 */
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

  /**
   * True if the token was only sent to the user's e-mail address, so that using it also verifies this address. False if
   * an operator got the token.
   */
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
