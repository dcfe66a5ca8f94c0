import { Field, InputType } from 'type-graphql';
import { EnumInput, IdInput } from '../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { StaffRole } from '../academies/academy.enums.ts';
import { StaffStatus } from './staff.enums.ts';

@InputType({ description: 'Which staff members; all conditions must hold.' })
export class StaffMemberFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name, e-mail address or staff number.' })
  search?: string;

  @EnumInput(() => StaffRole, 'What they do.')
  role?: StaffRole;

  @IdInput('Members of this department.')
  departmentId?: string;

  @EnumInput(() => StaffStatus, 'Whether they are at work.')
  status?: StaffStatus;
}

export const StaffMemberOrder = orderEnum('StaffMemberOrder', ['createdAt', 'updatedAt', 'name']);
export const StaffMemberListArgs = listArgs(StaffMemberFilter, StaffMemberOrder);

@InputType({ description: 'Which departments.' })
export class DepartmentFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name.' })
  search?: string;
}

export const DepartmentOrder = orderEnum('DepartmentOrder', ['createdAt', 'updatedAt', 'name']);
export const DepartmentListArgs = listArgs(DepartmentFilter, DepartmentOrder);
