import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { found } from '../../platform/errors/app-error.ts';
import { connectionType } from '../../platform/graphql/connection.ts';
import { ExpectedVersion } from '../../platform/graphql/expected-version.ts';
import { MessagePayload } from '../../platform/graphql/message.ts';
import type { Row } from '../../platform/graphql/row.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
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
  @Query(() => Department, { nullable: true, description: 'One department; null when there is none.' })
  department(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Department | null> {
    return ctx.reads.one(departmentReads, id, info);
  }

  @Query(() => DepartmentConnection, { description: 'The departments of the academy.' })
  departments(
    @Args(() => DepartmentListArgs) args: InstanceType<typeof DepartmentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Department>> {
    return ctx.reads.list(departmentReads, args, info);
  }

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

  @Mutation(() => MessagePayload, {
    description: 'Hides a department; its courses and staff stay, without a department.',
  })
  async deleteDepartment(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<MessagePayload> {
    await deleteDepartment(ctx, id, expectedVersion);
    return { message: 'Department deleted.' };
  }

  @FieldResolver(() => Staff, { nullable: true, description: 'The staff member who leads the department.' })
  headStaff(
    @Root() row: Row<Department>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Staff | null> {
    return ctx.reads.one(staffReads, row.headStaffId, info);
  }

  @FieldResolver(() => StaffMemberConnection, { description: 'The staff of the department.' })
  staff(
    @Root() row: Row<Department>,
    @Args(() => StaffMemberListArgs) args: InstanceType<typeof StaffMemberListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Staff>> {
    return ctx.reads.children(staffOfDepartment, row.id, args, info);
  }
}
