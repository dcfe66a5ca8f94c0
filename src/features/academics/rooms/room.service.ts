import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, getRecord } from '../../../platform/database/records.ts';
import { withName } from '../../../platform/database/unique-name.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Room } from './room.entity.ts';
import { RoomStatus } from './room.enums.ts';
import type { CreateRoomInput, UpdateRoomInput } from './room.inputs.ts';
import { roomDeleted, roomDeleting, roomRenamed } from './room.signals.ts';

/** Creates a room. Returns the room's id. */
export function createRoom(ctx: RequestContext, input: CreateRoomInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const room = new Room();
    await change(ctx, em, room, input);
    return room.id;
  });
}

/** Changes a room. A new name is copied to the batches and sessions in the room. */
export function updateRoom(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateRoomInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const room = await getRecord(em, Room, id, { name: 'Room', lock: true });
    assertVersion(room, expectedVersion);
    const { name } = room;
    await change(ctx, em, room, input);
    if (room.name !== name) await ctx.signals.publish(ctx, em, roomRenamed, { room });
  });
}

/**
 * Marks a room as deleted. Past sessions still refer to it. If batches use the room, archives it instead, so that no
 * batch loses its location. Returns a sentence that describes the result.
 */
export function deleteRoom(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<string> {
  return ctx.session.write(async (em) => {
    const room = await getRecord(em, Room, id, { name: 'Room', lock: true });
    assertVersion(room, expectedVersion);
    const batches = (await ctx.signals.ask(ctx, em, roomDeleting, { room })).flat();
    if (batches.length > 0) {
      room.status = RoomStatus.ARCHIVED;
      return `Room archived: it is in use by ${valueIfReadable(ctx, 'Batch', inWords(batches), 'batches')}.`;
    }
    room.deletedAt = now();
    await ctx.signals.publish(ctx, em, roomDeleted, { room });
    return 'Room deleted.';
  });
}

/**
 * The maximum number of batch codes in the sentence that {@link deleteRoom} returns. For further batches, the sentence
 * contains only their number.
 */
const MOST_NAMED = 3;

function inWords(codes: readonly string[]): string {
  const more = codes.length - MOST_NAMED;
  return codes.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Applies an input to a room and writes the room. Throws BAD_USER_INPUT if another room already has the name. */
async function change(ctx: RequestContext, em: SqlEntityManager, room: Room, input: UpdateRoomInput): Promise<void> {
  const { name } = input;
  if (name !== undefined && name !== room.name) {
    const others = { id: { $ne: room.id }, ...withName(ctx.database, name) };
    if ((await em.count(Room, others)) > 0) throw invalidField('name', messages.taken('name'));
  }
  assignGiven(room, input);
  em.persist(room);
  // the unique key catches a concurrent transaction that used the same name
  await asFieldError(() => em.flush(), { rooms_academy_id_name_unique: 'name' });
}
