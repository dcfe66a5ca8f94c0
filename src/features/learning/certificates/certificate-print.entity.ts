import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../platform/fields/columns.ts';
import { Certificate } from './certificate.entity.ts';

/**
 * The checksum of a certificate's PDF file, as one version of the layout renders it. Each version of the layout adds
 * one row per certificate, and rows never change. Verifications compare files with these checksums.
 */
@Entity({
  tableName: 'certificate_prints',
  // row-level security does not apply to the owner of the table, who verifies the certificates of all academies
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

  /** SHA-256 of the file without the word REVOKED or REPLACED across it, in hexadecimal digits. */
  @InnerColumn({ type: 'string', length: 64 }, { personal: 'keep' })
  sha256!: string;
}
