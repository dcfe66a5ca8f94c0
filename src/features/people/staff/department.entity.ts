import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { RelationColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { Staff } from './staff.entity.ts';

@ObjectType({ description: 'A part of an academy with its own courses and staff, led by a department head.' })
@Entity({ tableName: 'departments' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'headStaffId')
export class Department extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true, personal: 'keep' })
  name!: string;

  @RelationColumn(() => Staff, 'head_staff_id', 'The staff member who leads the department.', {
    nullable: true,
    inEvents: true,
  })
  headStaff: Rel<Staff> | null = null;
  headStaffId!: string | null;
}
