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

/** Creates a room. Returns its id. */
export function createRoom(ctx: RequestContext, input: CreateRoomInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const room = new Room();
    await change(ctx, em, room, input);
    return room.id;
  });
}

/** Changes a room; what shows its name follows a new one. */
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
 * Hides a room; sessions that were held in it stay. A room in use is archived instead, so that no batch loses its
 * location. Returns the result in words.
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

/** Names so many batches; the others are counted. */
const MOST_NAMED = 3;

function inWords(codes: readonly string[]): string {
  const more = codes.length - MOST_NAMED;
  return codes.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Takes over an input and writes it. Throws BAD_USER_INPUT where another room has the name. */
async function change(ctx: RequestContext, em: SqlEntityManager, room: Room, input: UpdateRoomInput): Promise<void> {
  const { name } = input;
  if (name !== undefined && name !== room.name) {
    const others = { id: { $ne: room.id }, ...withName(ctx.database, name) };
    if ((await em.count(Room, others)) > 0) throw invalidField('name', messages.taken('name'));
  }
  assignGiven(room, input);
  em.persist(room);
  // the key finds whom another transaction has named so meanwhile
  await asFieldError(() => em.flush(), { rooms_academy_id_name_unique: 'name' });
}
