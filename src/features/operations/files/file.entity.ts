import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Timestamp } from '../../../platform/database/columns.ts';
import { TenantIndexes, TenantRecord } from '../../../platform/database/tenant-record.ts';
import { CodeColumn, CountColumn, KeyColumn } from '../../../platform/fields/columns.ts';
import { now } from '../../../platform/time/now.ts';
import { User } from '../../identity/auth/user.entity.ts';

@ObjectType({
  description:
    'A file that a user uploaded. Its uploader and everyone who can read a record that refers to the file can read ' +
    'it. It is deleted 24 hours after the last reference to it has ended.',
})
@Entity({
  tableName: 'files',
  // row-level security is not forced on the owner of the table, because the file of a signed link is found before its
  // academy is known
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt', 'updatedAt', ['uploadedBy', 'createdAt'], ['uploadedBy', 'updatedAt'], 'unusedSince')
export class File extends TenantRecord {
  @CodeColumn(255, 'The name: at most 255 characters, without a folder and without control characters.')
  name!: string;

  @CountColumn('The size in bytes.')
  size!: number;

  @CodeColumn(100, 'The media type, recognised by the content: `application/pdf`.')
  mimeType!: string;

  @CodeColumn(64, 'The SHA-256 of the content: 64 hexadecimal digits.')
  sha256!: string;

  @ManyToOne(() => User, { fieldName: 'uploaded_by', deleteRule: 'restrict' })
  uploader!: Rel<User>;

  @KeyColumn('uploaded_by', 'The user who uploaded the file.', { of: 'uploader' })
  uploadedBy!: string;

  /** The time since which no record refers to the file. Null while a record refers to the file. */
  @Property({ type: Timestamp, nullable: true, onCreate: () => now() })
  unusedSince!: string | null;
}
