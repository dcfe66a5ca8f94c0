import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { keyColumn, SoftDeletedTenantRecord, TenantIndexes, tenantKey } from '../../platform/database/tenant-record.ts';
import { Staff } from './staff.entity.ts';

@ObjectType({ description: 'A part of an academy that courses and staff belong to, led by a department head.' })
@Entity({ tableName: 'departments' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'headStaffId')
export class Department extends SoftDeletedTenantRecord {
  @Field(() => String, { description: 'The name: at most 100 characters.' })
  @Property({ type: 'string', length: 100 })
  name!: string;

  @ManyToOne(() => Staff, tenantKey('head_staff_id', { nullable: true }))
  headStaff: Rel<Staff> | null = null;

  @Field(() => ID, { nullable: true, description: 'The staff member who leads the department.' })
  @Property(keyColumn('head_staff_id', { nullable: true }))
  headStaffId!: string | null;
}
