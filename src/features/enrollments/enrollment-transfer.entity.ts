import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../platform/database/tenant-record.ts';
import { Enrollment } from './enrollment.entity.ts';

/** An active enrollment that was left for another one: what is billed once is not billed again there, or not all of it. */
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
}
