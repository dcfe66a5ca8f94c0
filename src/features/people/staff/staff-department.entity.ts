import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { Department } from './department.entity.ts';
import { Staff } from './staff.entity.ts';

/** A link between a staff member and a department. */
@Entity({ tableName: 'staff_departments' })
@TenantIndexes('departmentId')
@Unique({ properties: ['academyId', 'staffId', 'departmentId'] })
export class StaffDepartment extends TenantRecord {
  @ManyToOne(() => Staff, tenantKey('staff_id'))
  staff!: Rel<Staff>;

  @Property(keyColumn('staff_id'))
  staffId!: string;

  @ManyToOne(() => Department, tenantKey('department_id'))
  department!: Rel<Department>;

  @Property(keyColumn('department_id'))
  departmentId!: string;
}
