import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { FieldAll, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Department } from './department.entity.ts';
import { Staff } from './staff.entity.ts';
import { StaffMemberListArgs } from './staff.inputs.ts';
import { departmentsOfStaff, staffReads } from './staff.loaders.ts';
import { createStaffMember, deleteStaffMember, updateStaffMember } from './staff.service.ts';
import { CreateStaffMemberInput, UpdateStaffMemberInput } from './staff-member.inputs.ts';

export const StaffMemberConnection = connectionType(Staff, 'StaffMember');

@Resolver(() => Staff)
export class StaffResolver {
  @QueryOne(() => Staff, staffReads, { description: 'One staff member; null when none is visible.' })
  staffMember!: Staff | null;

  @QueryList(() => StaffMemberConnection, staffReads, StaffMemberListArgs, {
    description: 'The staff of the academy, as far as the caller may see them.',
  })
  staff!: Connection<Staff>;

  @Mutation(() => Staff, { description: 'Registers a staff member; an administrator none of their own role.' })
  async createStaffMember(
    @Arg('input', () => CreateStaffMemberInput, { description: 'The new staff member.' }) input: CreateStaffMemberInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Staff> {
    return found(await ctx.reads.one(staffReads, await createStaffMember(ctx, input), info), 'Staff member');
  }

  @Mutation(() => Staff, {
    description:
      'Changes a staff member: administrators those who are no admins, others of themselves `email`, `phone`, ' +
      '`qualifications` and `weeklyAvailability`. Who is terminated is no member any more and teaches no upcoming batch; with ' +
      'an `endDate` to come they lead their sessions and keep their login until that day. `classSessions` finds those after it by `unstaffed`.',
  })
  async updateStaffMember(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateStaffMemberInput, { description: 'What to change.' }) input: UpdateStaffMemberInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Staff> {
    await updateStaffMember(ctx, id, input);
    return found(await ctx.reads.one(staffReads, id, info), 'Staff member');
  }

  @Mutation(() => DeletePayload, {
    description: 'Hides a staff member; they are no member any more and teach no upcoming batch.',
  })
  async deleteStaffMember(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteStaffMember(ctx, id, expectedVersion);
    return deleted(id, 'Staff member deleted.');
  }

  @FieldAll(() => Department, departmentsOfStaff, {
    description: 'The departments the staff member belongs to.',
    unlessNull: 'departmentIds',
  })
  departments!: Department[] | null;
}
