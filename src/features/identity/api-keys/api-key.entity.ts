import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ON_EACH_SERVER } from '../../../platform/database/citus/placement.ts';
import { TenantIndexes, TenantRecord } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, JsonColumn, KeyColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { User } from '../auth/user.entity.ts';
import { ApiKeyRole, ApiKeyStatus } from './api-key.enums.ts';

@ObjectType({
  description:
    'An API key for an external system of the academy. The key acts as a separate user: its id appears in ' +
    '`receivedBy`, `markedBy` and the audit log. The text of the key is shown only once, when the key is ' +
    'created.',
})
@Entity({
  tableName: 'api_keys',
  comment: ON_EACH_SERVER,
  // row-level security does not apply to the owner of the table, because a key is read before its academy is known
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt', 'updatedAt', 'name', 'createdBy')
@Index({ properties: ['id'] })
export class ApiKey extends TenantRecord {
  @TextColumn(100, 'The purpose of the key', { search: true })
  name!: string;

  @EnumColumn(() => ApiKeyRole, 'The role with which the key acts.', { inEvents: true })
  role!: ApiKeyRole;

  @JsonColumn(() => [String], 'The scopes of the key, limited by the permissions of its role.')
  scopes!: string[];

  @InstantColumn('The expiry time: RFC 3339, UTC.', { inEvents: true })
  expiresAt!: string;

  @JsonColumn(() => [String], 'The IP addresses that may use the key; null for any.', { nullable: true })
  allowedCidrs: string[] | null = null;

  @InstantColumn('The time of the last use, accurate to a few minutes: RFC 3339, UTC.', { nullable: true })
  lastUsedAt: string | null = null;

  @InstantColumn('The time at which the key was revoked: RFC 3339, UTC.', { nullable: true })
  revokedAt: string | null = null;

  @Field(() => ApiKeyStatus, { description: 'The status: active, revoked or expired.' })
  @Property({ type: 'string', persist: false })
  status!: ApiKeyStatus;

  @ManyToOne(() => User, { fieldName: 'created_by', deleteRule: 'restrict' })
  creator!: Rel<User>;

  @KeyColumn('created_by', 'The user who created the key.', { of: 'creator', inEvents: true })
  createdBy!: string;

  /** The SHA-256 of the key's secret, in hexadecimal digits. The secret itself is not stored. */
  @Property({ type: 'string', length: 64 })
  secretHash!: string;
}
