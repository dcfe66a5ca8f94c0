import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, TenantIndexes, tenantKey } from '../../../platform/database/tenant-record.ts';
import { File } from './file.entity.ts';

/**
 * A reference from a column of a record to a file. The subscriber `followFileReferences` stores the references of all
 * columns that are declared with `FileColumn` or `FileField`.
 */
@Entity({ tableName: 'file_references' })
@TenantIndexes('createdAt', 'fileId')
@Unique({ properties: ['academyId', 'resourceId', 'field', 'fileId'] })
export class FileReference extends NoteRecord {
  @ManyToOne(() => File, tenantKey('file_id'))
  file!: Rel<File>;

  @Property(keyColumn('file_id'))
  fileId!: string;

  /** The name of the entity class whose record refers to the file, such as `Student`. */
  @Property({ type: 'string', length: 50 })
  resourceType!: string;

  @Property({ type: 'uuid' })
  resourceId!: string;

  /** The name of the property that refers to the file, such as `photoFileId`. */
  @Property({ type: 'string', length: 50 })
  field!: string;
}
