import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { FieldList, FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { StaffTimeOff } from './time-off.entity.ts';
import {
  DecideTimeOffInput,
  RequestTimeOffInput,
  StaffTimeOffListArgs,
  UpdateTimeOffInput,
} from './time-off.inputs.ts';
import { timeOffOfStaff, timeOffReads } from './time-off.loaders.ts';
import { decideTimeOff, deleteTimeOff, requestTimeOff, updateTimeOff } from './time-off.service.ts';

export const StaffTimeOffConnection = connectionType(StaffTimeOff, 'StaffTimeOff');

/** The time off as it is now; somebody may have withdrawn it right behind the write. */
const answer = async (ctx: RequestContext, id: string, info: GraphQLResolveInfo): Promise<StaffTimeOff> =>
  found(await ctx.reads.one(timeOffReads, id, info), 'Time off');

@Resolver(() => StaffTimeOff)
export class TimeOffResolver {
  @QueryOne(() => StaffTimeOff, timeOffReads, { description: 'One time off; null when none is visible.' })
  staffTimeOff!: StaffTimeOff | null;

  @QueryList(() => StaffTimeOffConnection, timeOffReads, StaffTimeOffListArgs, {
    description: "The visible time off: a department head sees that of their departments' staff, others their own.",
  })
  timeOff!: Connection<StaffTimeOff>;

  @Mutation(() => StaffTimeOff, { description: 'Asks for time off: for oneself, admins for anybody who has not left.' })
  async requestTimeOff(
    @Arg('input', () => RequestTimeOffInput, { description: 'Who, and when.' }) input: RequestTimeOffInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StaffTimeOff> {
    return answer(ctx, await requestTimeOff(ctx, input), info);
  }

  @Mutation(() => StaffTimeOff, {
    description:
      'Changes time off: admins any, others their own until it is decided. Another `status` decides on it, by the rules of ' +
      '`decideTimeOff`.',
  })
  async updateTimeOff(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateTimeOffInput, { description: 'What to change.' }) input: UpdateTimeOffInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StaffTimeOff> {
    await updateTimeOff(ctx, id, input);
    return answer(ctx, id, info);
  }

  @Mutation(() => DeletePayload, {
    description: 'Withdraws time off: admins any, others their own until it is decided, and before it begins.',
  })
  async deleteTimeOff(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteTimeOff(ctx, id, expectedVersion);
    return deleted(id, 'Time off deleted.');
  }

  @Mutation(() => StaffTimeOff, {
    description:
      'Approves or declines time off, or decides anew: department heads on that of their staff, never their own.',
  })
  async decideTimeOff(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => DecideTimeOffInput, { description: 'The decision.' }) input: DecideTimeOffInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StaffTimeOff> {
    await decideTimeOff(ctx, id, input);
    return answer(ctx, id, info);
  }

  @FieldOne(() => Staff, staffReads, 'staffId', { description: 'The staff member; null when deleted.' })
  staff!: Staff | null;
}

@Resolver(() => Staff)
export class StaffTimeOffResolver {
  @FieldList(() => StaffTimeOffConnection, timeOffOfStaff, StaffTimeOffListArgs, {
    description: 'The visible time off of the staff member.',
  })
  timeOff!: Connection<StaffTimeOff>;
}
