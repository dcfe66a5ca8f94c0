import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Timestamp } from '../../../platform/database/columns.ts';
import { now } from '../../../platform/time/now.ts';
import { User } from './user.entity.ts';

/** The kinds of actions on a user that an operator can run in the shell. */
export enum OperatorActionKind {
  GRANT_SUPER_ADMIN = 'grant_super_admin',
  REVOKE_SUPER_ADMIN = 'revoke_super_admin',
  RESET_PASSWORD = 'reset_password',
}

/**
 * The record of an action that an operator ran in the shell with `npm run admin`. These actions belong to no academy.
 * The records are never changed, so they are the audit log of such actions.
 */
@Entity({ tableName: 'operator_actions' })
@Index({ properties: ['user', 'createdAt'] })
export class OperatorAction {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: Timestamp, onCreate: () => now() })
  createdAt!: string;

  /** The operator's user name in the operating system, and the name of the machine: `deploy@api-1`. */
  @Property({ type: 'string', length: 255 })
  operator!: string;

  @Enum({ items: () => OperatorActionKind, type: 'string' })
  action!: OperatorActionKind;

  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'restrict' })
  user!: Rel<User>;
}
