import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { takeBackSessions } from './take-back-sessions.ts';
import { TakeBackPayload } from './take-back-sessions.types.ts';

@Resolver()
export class TakeBackResolver {
  @Mutation(() => TakeBackPayload, {
    description:
      'Gives a staff member who was rehired the batches, and the sessions to come, that were theirs until they left and that ' +
      'nobody else has; a department head gives those of their departments. `classSessions` finds them by ' +
      '`formerInstructorId`. Sessions in approved time off stay free and, where the academy refuses clashes, those at the time ' +
      'of another one that the staff member leads.',
  })
  async takeBackSessions(
    @Arg('staffId', () => ID, { description: 'The staff member, who is not terminated.' }) staffId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<TakeBackPayload> {
    return takeBackSessions(ctx, staffId);
  }
}
