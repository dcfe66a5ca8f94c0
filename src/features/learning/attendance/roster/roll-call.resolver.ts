import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Attendance } from '../attendance.entity.ts';
import { TakeRollCallInput, TakeSessionRollInput } from '../attendance.inputs.ts';
import { takeRollCall, takeSessionRoll } from './take-roll-call.ts';

@Resolver()
export class RollCallResolver {
  @Mutation(() => [Attendance], {
    description:
      'Marks up to 200 students of a batch for a day: all of them, or none, with an error for each bad row. Existing marks ' +
      'are corrected. Returns the records in the order sent. They belong to a session as those of ' +
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
      'Marks up to 200 students of a session that is not cancelled, as `takeRollCall` does. The session becomes `HELD`. ' +
      'The staff member who leads it may mark it from its day until the edit hours end, also in a batch of another instructor.',
  })
  takeSessionRoll(
    @Arg('input', () => TakeSessionRollInput, { description: 'The session and the marks.' })
    input: TakeSessionRollInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Attendance[]> {
    return takeSessionRoll(ctx, input);
  }
}
