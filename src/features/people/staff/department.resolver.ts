import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { FieldList, FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Department } from './department.entity.ts';
import { CreateDepartmentInput, UpdateDepartmentInput } from './department.inputs.ts';
import { createDepartment, deleteDepartment, updateDepartment } from './department.service.ts';
import { Staff } from './staff.entity.ts';
import { DepartmentListArgs, StaffMemberListArgs } from './staff.inputs.ts';
import { departmentReads, staffOfDepartment, staffReads } from './staff.loaders.ts';
import { StaffMemberConnection } from './staff.resolver.ts';

export const DepartmentConnection = connectionType(Department, 'Department');

@Resolver(() => Department)
export class DepartmentResolver {
  @QueryOne(() => Department, departmentReads, { description: 'One department; null when there is none.' })
  department!: Department | null;

  @QueryList(() => DepartmentConnection, departmentReads, DepartmentListArgs, {
    description: 'The departments of the academy.',
  })
  departments!: Connection<Department>;

  @Mutation(() => Department, { description: 'Creates a department.' })
  async createDepartment(
    @Arg('input', () => CreateDepartmentInput, { description: 'The new department.' }) input: CreateDepartmentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Department> {
    return found(await ctx.reads.one(departmentReads, await createDepartment(ctx, input), info), 'Department');
  }

  @Mutation(() => Department, { description: 'Changes a department; a department head their own.' })
  async updateDepartment(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateDepartmentInput, { description: 'What to change.' }) input: UpdateDepartmentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Department> {
    await updateDepartment(ctx, id, input);
    return found(await ctx.reads.one(departmentReads, id, info), 'Department');
  }

  @Mutation(() => DeletePayload, {
    description: 'Hides a department; its courses and staff stay, without a department.',
  })
  async deleteDepartment(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteDepartment(ctx, id, expectedVersion);
    return deleted(id, 'Department deleted.');
  }

  @FieldOne(() => Staff, staffReads, 'headStaffId', { description: 'The staff member who leads the department.' })
  headStaff!: Staff | null;

  @FieldList(() => StaffMemberConnection, staffOfDepartment, StaffMemberListArgs, {
    description: 'The staff of the department.',
  })
  staff!: Connection<Staff>;
}
