import { Field, ID, InputType } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { Uuid } from '../../platform/validation/rules.ts';
import { StaffRole } from '../academies/academy.enums.ts';
import { StaffStatus } from './staff.enums.ts';

@InputType({ description: 'Which staff members; all conditions must hold.' })
export class StaffMemberFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name, e-mail address or staff number.' })
  search?: string;

  @Field(() => StaffRole, { nullable: true, description: 'What they do.' })
  role?: StaffRole;

  @Field(() => ID, { nullable: true, description: 'Members of this department.' })
  @Uuid()
  departmentId?: string;

  @Field(() => StaffStatus, { nullable: true, description: 'Whether they are at work.' })
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
