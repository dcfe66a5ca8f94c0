import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Department } from './department.entity.ts';
import { Staff } from './staff.entity.ts';

@InputType({ description: 'Filters for staff members; all conditions must hold.' })
export class StaffMemberFilter extends filterOf(Staff, {
  role: 'Filters by job.',
  departmentId: 'Filters by department.',
  status: 'Filters by status.',
}) {}

export const StaffMemberOrder = orderEnum('StaffMemberOrder', ['createdAt', 'updatedAt', 'name']);
export const StaffMemberListArgs = listArgs(StaffMemberFilter, StaffMemberOrder);

@InputType({ description: 'Filters for departments.' })
export class DepartmentFilter extends filterOf(Department, {}) {}

export const DepartmentOrder = orderEnum('DepartmentOrder', ['createdAt', 'updatedAt', 'name']);
export const DepartmentListArgs = listArgs(DepartmentFilter, DepartmentOrder);
