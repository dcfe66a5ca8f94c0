import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Attendance } from './attendance.entity.ts';
import {
  MarkAttendanceInput,
  TakeRollCallInput,
  TakeSessionRollInput,
  UpdateAttendanceInput,
} from './attendance.inputs.ts';
import { knownAttendanceReads } from './attendance.loaders.ts';
import { markAttendance } from './mark-attendance.ts';
import { takeRollCall, takeSessionRoll } from './take-roll-call.ts';
import { updateAttendance } from './update-attendance.ts';

@Resolver(() => Attendance)
export class AttendanceWritesResolver {
  @Mutation(() => Attendance, {
    description:
      'Marks a student for a day, once for each batch and session. With a batch, the student must have been active in ' +
      'it on that day: one who was dropped, until the day before. The mark belongs to the session of the batch on that ' +
      'day, which is held from then on: of several that are not cancelled, today to the one nearest to now, else to the ' +
      'first; with a `session`, to the extra one with that topic, if there is one; or to the one that `sessionId` names. ' +
      'A day whose sessions are all cancelled takes no marks. A teacher marks in their own batches ' +
      'and in sessions that they lead within the edit hours of the academy, a department head in those of their departments.',
  })
  async markAttendance(
    @Arg('input', () => MarkAttendanceInput, { description: 'Who, when and how.' }) input: MarkAttendanceInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Attendance> {
    const id = await markAttendance(ctx, input);
    return found(await ctx.reads.one(knownAttendanceReads, id, info), 'Attendance record');
  }

  @Mutation(() => Attendance, {
    description:
      'Corrects a record: who marked it and when is renewed, and the earlier mark becomes part of its history. Nothing ' +
      'happens when nothing changes.',
  })
  async updateAttendance(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateAttendanceInput, { description: 'What to change.' }) input: UpdateAttendanceInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Attendance> {
    await updateAttendance(ctx, id, input);
    return found(await ctx.reads.one(knownAttendanceReads, id, info), 'Attendance record');
  }

  @Mutation(() => [Attendance], {
    description:
      'Marks up to 200 students of a batch for a day: all of them, or with an error for each bad row none. Who was ' +
      'marked already is corrected. Answers the records in the order sent. They belong to a session as those of ' +
      '`markAttendance` do.',
  })
  takeRollCall(
    @Arg('input', () => TakeRollCallInput, { description: 'The batch, the day and the marks.' })
    input: TakeRollCallInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Attendance[]> {
    return takeRollCall(ctx, input);
  }

  @Mutation(() => [Attendance], {
    description:
      'Marks up to 200 students of a session that is not cancelled, as `takeRollCall` does. It is held from then on. ' +
      'Whoever leads it marks it from its day until the edit hours end, even in a batch of somebody else.',
  })
  takeSessionRoll(
    @Arg('input', () => TakeSessionRollInput, { description: 'The session and the marks.' })
    input: TakeSessionRollInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Attendance[]> {
    return takeSessionRoll(ctx, input);
  }
}
