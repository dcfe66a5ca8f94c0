import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantRecord } from '../../../platform/database/tenant-record.ts';

/**
 * The last certificate number of an academy. A transaction locks this row to get the next number, so numbers have no
 * gaps.
 */
@Entity({ tableName: 'certificate_counters' })
@Unique({ properties: ['academyId'] })
export class CertificateCounter extends TenantRecord {
  @Property({ type: 'integer' })
  lastNumber!: number;
}
