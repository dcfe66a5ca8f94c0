import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';
import { classSessionReads } from '../sessions/session.loaders.ts';
import { addSession } from './add-session.ts';
import { cancelSession } from './cancel-session.ts';
import { changeRoom } from './change-room.ts';
import { holdSession } from './hold-session.ts';
import { SESSION } from './locked-session.ts';
import { rescheduleSession } from './reschedule-session.ts';
import { restoreSession } from './restore-session.ts';
import {
  AddSessionInput,
  CancelSessionInput,
  ChangeRoomInput,
  RescheduleSessionInput,
  SubstituteInstructorInput,
  UpdateSessionInput,
} from './scheduling.inputs.ts';
import { substituteInstructor } from './substitute-instructor.ts';
import { updateSession } from './update-session.ts';

const IdArg = () => Arg('id', () => ID, { description: 'The id of the session.' });

const written = async (ctx: RequestContext, id: string, info: GraphQLResolveInfo): Promise<ClassSession> =>
  found(await ctx.reads.one(classSessionReads, id, info), SESSION);

@Resolver(() => ClassSession)
export class SessionWritesResolver {
  @Mutation(() => ClassSession, {
    description: 'Adds an extra session to a batch; a department head to those of their departments.',
  })
  async addSession(
    @Arg('input', () => AddSessionInput, { description: 'The new session.' }) input: AddSessionInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClassSession> {
    return written(ctx, await addSession(ctx, input), info);
  }

  @Mutation(() => ClassSession, {
    description:
      'Changes a session; a department head those of their departments, a teacher the texts of those that they lead or ' +
      'whose batch is theirs. Time, instructor and room do not follow the batch from then on, unless they are given back ' +
      'what they are by the batch.',
  })
  async updateSession(
    @IdArg() id: string,
    @Arg('input', () => UpdateSessionInput, { description: 'What to change.' }) input: UpdateSessionInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClassSession> {
    await updateSession(ctx, id, input);
    return written(ctx, id, info);
  }

  @Mutation(() => ClassSession, {
    description: 'Moves a session to another day or time. It stands for the same day of the schedule. Held ones stay.',
  })
  async rescheduleSession(
    @IdArg() id: string,
    @Arg('input', () => RescheduleSessionInput, { description: 'The new time.' }) input: RescheduleSessionInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClassSession> {
    await rescheduleSession(ctx, id, input);
    return written(ctx, id, info);
  }

  @Mutation(() => ClassSession, {
    description:
      "Gives a session somebody else to lead it, or nobody. The batch's own instructor follows the batch again.",
  })
  async substituteInstructor(
    @IdArg() id: string,
    @Arg('input', () => SubstituteInstructorInput, { description: 'Who leads it.' }) input: SubstituteInstructorInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClassSession> {
    await substituteInstructor(ctx, id, input);
    return written(ctx, id, info);
  }

  @Mutation(() => ClassSession, {
    description: "Gives a session another room, or none. The batch's own room follows the batch again.",
  })
  async changeRoom(
    @IdArg() id: string,
    @Arg('input', () => ChangeRoomInput, { description: 'Where it is held.' }) input: ChangeRoomInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClassSession> {
    await changeRoom(ctx, id, input);
    return written(ctx, id, info);
  }

  @Mutation(() => ClassSession, {
    description:
      'Cancels a session, whatever its batch is from then on. One that has begun: admins; with marks: nobody.',
  })
  async cancelSession(
    @IdArg() id: string,
    @Arg('input', () => CancelSessionInput, { nullable: true, description: 'Why, and whether it is charged.' })
    input: CancelSessionInput | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClassSession> {
    await cancelSession(ctx, id, input ?? {});
    return written(ctx, id, info);
  }

  @Mutation(() => ClassSession, {
    description:
      'Brings back a session that fell out. One that a closure cancelled is held from then on, whatever is closed. One that ' +
      'has begun: admins.',
  })
  async restoreSession(
    @IdArg() id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClassSession> {
    await restoreSession(ctx, id, expectedVersion);
    return written(ctx, id, info);
  }

  @Mutation(() => ClassSession, {
    description:
      'Says that a session, which has begun, is held; a teacher of those whose batch is theirs and, until the edit hours end, ' +
      'of those that they lead for another.',
  })
  async holdSession(
    @IdArg() id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClassSession> {
    await holdSession(ctx, id, expectedVersion);
    return written(ctx, id, info);
  }
}
