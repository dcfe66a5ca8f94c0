import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Attendance } from '../attendance.entity.ts';
import { TakeRollCallInput, TakeSessionRollInput } from '../attendance.inputs.ts';
import { takeRollCall, takeSessionRoll } from './take-roll-call.ts';

@Resolver()
export class RollCallResolver {
  @Mutation(() => [Attendance], {
    description:
      'Marks up to 200 students of a batch for a day. Either all marks are written, or none, with an error ' +
      'for each invalid row. Existing marks are corrected. Returns the records in the order of the rows. A mark ' +
      'belongs to the same session as with `markAttendance`.',
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
      'Marks up to 200 students in a session that is not cancelled, like `takeRollCall`. The session becomes ' +
      '`HELD`. The staff member who leads the session may mark it from its day until the edit hours end, even ' +
      'in a batch of another instructor.',
  })
  takeSessionRoll(
    @Arg('input', () => TakeSessionRollInput, { description: 'The session and the marks.' })
    input: TakeSessionRollInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Attendance[]> {
    return takeSessionRoll(ctx, input);
  }
}
