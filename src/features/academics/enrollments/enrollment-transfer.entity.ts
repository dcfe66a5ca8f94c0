import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { Enrollment } from './enrollment.entity.ts';

/**
 * An open enrollment that a student left for another one. If its place was active, charges that are billed once are not billed
 * again there, or not in full; a request that was transferred is the same request in reports.
 */
@Entity({ tableName: 'enrollment_transfers' })
@TenantIndexes('leftId')
@Unique({ properties: ['academyId', 'enteredId'] })
export class EnrollmentTransfer extends TenantRecord {
  @ManyToOne(() => Enrollment, tenantKey('left_id'))
  left!: Rel<Enrollment>;

  @Property(keyColumn('left_id'))
  leftId!: string;

  @ManyToOne(() => Enrollment, tenantKey('entered_id'))
  entered!: Rel<Enrollment>;

  @Property(keyColumn('entered_id'))
  enteredId!: string;

  /** False for a request and for a place on the waitlist. */
  @Property({ type: 'boolean', default: true })
  wasActive!: boolean;
}
