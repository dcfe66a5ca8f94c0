import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Room } from './room.entity.ts';
import { CreateRoomInput, RoomListArgs, UpdateRoomInput } from './room.inputs.ts';
import { roomReads } from './room.loaders.ts';
import { createRoom, deleteRoom, updateRoom } from './room.service.ts';

export const RoomConnection = connectionType(Room, 'Room');

@Resolver(() => Room)
export class RoomResolver {
  @QueryOne(() => Room, roomReads, { description: 'One room; null when there is none.' })
  room!: Room | null;

  @QueryList(() => RoomConnection, roomReads, RoomListArgs, { description: 'The rooms of the academy.' })
  rooms!: Connection<Room>;

  @Mutation(() => Room, { description: 'Creates a room.' })
  async createRoom(
    @Arg('input', () => CreateRoomInput, { description: 'The new room.' }) input: CreateRoomInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Room> {
    return found(await ctx.reads.one(roomReads, await createRoom(ctx, input), info), 'Room');
  }

  @Mutation(() => Room, {
    description: 'Changes a room. The `classroom` of its batches and of their sessions to come follows a new name.',
  })
  async updateRoom(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateRoomInput, { description: 'What to change.' }) input: UpdateRoomInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Room> {
    await updateRoom(ctx, id, input);
    return found(await ctx.reads.one(roomReads, id, info), 'Room');
  }

  @Mutation(() => DeletePayload, {
    description:
      'Hides a room. A room that batches use which are not over, or in which they have sessions to come, is archived instead: ' +
      '`message` names the batches.',
  })
  async deleteRoom(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    return deleted(id, await deleteRoom(ctx, id, expectedVersion));
  }
}
