import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, JsonColumn, KeyColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { User } from '../auth/user.entity.ts';
import { ApiKeyRole, ApiKeyStatus } from './api-key.enums.ts';

@ObjectType({
  description:
    'An API key for a system of the academy. The key acts as its own user: its id appears in `receivedBy`, `markedBy` ' +
    'and the audit log. The text of the key is shown once, when it is created.',
})
@Entity({
  tableName: 'api_keys',
  // not forced on the owner: a key is read to find out which academy it is for
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt', 'updatedAt', 'name', 'createdBy')
@Index({ properties: ['id'] })
export class ApiKey extends TenantRecord {
  @TextColumn(100, 'The purpose of the key', { search: true })
  name!: string;

  @EnumColumn(() => ApiKeyRole, 'The role that it acts in.', { inEvents: true })
  role!: ApiKeyRole;

  @JsonColumn(() => [String], 'The scopes of the key, within the rights of its role.')
  scopes!: string[];

  @InstantColumn('Until when it counts: RFC 3339, UTC.', { inEvents: true })
  expiresAt!: string;

  @JsonColumn(() => [String], 'The addresses that it may come from; null for any.', { nullable: true })
  allowedCidrs: string[] | null = null;

  @InstantColumn('When it was last used, to a few minutes: RFC 3339, UTC.', { nullable: true })
  lastUsedAt: string | null = null;

  @InstantColumn('When it was revoked: RFC 3339, UTC.', { nullable: true })
  revokedAt: string | null = null;

  @Field(() => ApiKeyStatus, { description: 'Whether it counts.' })
  @Property({ type: 'string', persist: false })
  status!: ApiKeyStatus;

  @ManyToOne(() => User, { fieldName: 'created_by', deleteRule: 'restrict' })
  creator!: Rel<User>;

  @KeyColumn('created_by', 'The user who made it.', { of: 'creator', inEvents: true })
  createdBy!: string;

  /** SHA-256 of its secret, in hexadecimal: the secret itself is kept nowhere. */
  @Property({ type: 'string', length: 64 })
  secretHash!: string;
}
