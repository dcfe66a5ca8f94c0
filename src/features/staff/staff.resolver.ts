import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Department } from './department.entity.ts';
import { Staff } from './staff.entity.ts';
import { StaffMemberListArgs } from './staff.inputs.ts';
import { departmentReads, staffReads } from './staff.loaders.ts';

export const StaffMemberConnection = connectionType(Staff, 'StaffMember');

@Resolver(() => Staff)
export class StaffResolver {
  @Query(() => Staff, { nullable: true, description: 'One staff member; null when there is none in sight.' })
  staffMember(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Staff | null> {
    return ctx.reads.one(staffReads, id, info);
  }

  @Query(() => StaffMemberConnection, { description: 'The staff of the academy, as far as the caller may see them.' })
  staff(
    @Args(() => StaffMemberListArgs) args: InstanceType<typeof StaffMemberListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Staff>> {
    return ctx.reads.list(staffReads, args, info);
  }

  @FieldResolver(() => [Department], { nullable: true, description: 'The departments the staff member belongs to.' })
  async departments(
    @Root() row: Staff,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Department[] | null> {
    if (!row.departmentIds) return null;
    const departments = await Promise.all(row.departmentIds.map((id) => ctx.reads.one(departmentReads, id, info)));
    return departments.filter((department) => department !== null);
  }
}
