import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../platform/fields/columns.ts';
import { Certificate } from './certificate.entity.ts';

/**
 * The checksum of a certificate's PDF file, as one version of the layout renders it. Rows are only added: each version
 * adds its own once. Verifications compare files with them.
 */
@Entity({
  tableName: 'certificate_prints',
  // verifications find a certificate before its academy is known
  rowLevelSecurity: true,
})
@Unique({ properties: ['academyId', 'certificateId', 'rendererVersion'] })
export class CertificatePrint extends NoteRecord {
  @ManyToOne(() => Certificate, tenantKey('certificate_id'))
  certificate!: Rel<Certificate>;

  @Property(keyColumn('certificate_id'))
  certificateId!: string;

  @Property({ type: 'integer' })
  rendererVersion!: number;

  /** SHA-256 of the file without a word across it, in hexadecimal digits. */
  @InnerColumn({ type: 'string', length: 64 }, { personal: 'keep' })
  sha256!: string;
}
