import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { StaffRole } from '../../academy/academies/academy.enums.ts';
import { StaffStatus } from './staff.enums.ts';

@InputType({ description: 'Which staff members; all conditions must hold.' })
export class StaffMemberFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name, e-mail address or staff number.' })
  search?: string;

  @EnumFilter(() => StaffRole, 'What they do.')
  role?: StaffRole;

  @IdFilter('Members of this department.')
  departmentId?: string;

  @EnumFilter(() => StaffStatus, 'Whether they are at work.')
  status?: StaffStatus;
}

export const StaffMemberOrder = orderEnum('StaffMemberOrder', ['createdAt', 'updatedAt', 'name']);
export const StaffMemberListArgs = listArgs(StaffMemberFilter, StaffMemberOrder);

@InputType({ description: 'Which departments.' })
export class DepartmentFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name.' })
  search?: string;
}

export const DepartmentOrder = orderEnum('DepartmentOrder', ['createdAt', 'updatedAt', 'name']);
export const DepartmentListArgs = listArgs(DepartmentFilter, DepartmentOrder);
