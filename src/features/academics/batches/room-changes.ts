import type { SqlEntityManager } from '@mikro-orm/sql';
import { onQuestion, onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Room } from '../rooms/room.entity.ts';
import { roomDeleted, roomDeleting, roomRenamed } from '../rooms/room.signals.ts';
import type { Batch } from './batch.entity.ts';
import { isEnd } from './batch.enums.ts';
import { batchesFollowed } from './batch.signals.ts';
import { lockBatchesTakingUp } from './batches-taking-up.ts';

/** When a room is renamed: copies the new name to the batches in the room. */
export const showNewName = onSignal(roomRenamed, (ctx: RequestContext, em, { room }) =>
  changeBatchesIn(ctx, em, room, (batch) => {
    batch.classroom = room.name;
  }),
);

/**
 * When a room is about to be deleted: returns the codes of the batches that use the room and are neither completed nor
 * cancelled. A batch uses the room if the batch itself or one of its upcoming sessions has the room.
 */
export const nameBatchesInRoom = onQuestion(roomDeleting, async (_ctx: RequestContext, em, { room }) => {
  const taken = await lockBatchesTakingUp(em, { roomId: room.id });
  const open = taken.filter(({ status }) => !isEnd(status));
  return open.map(({ code }) => code);
});

/**
 * When a room was deleted: removes it from the batches that have it. All of them are completed or cancelled. These
 * batches keep the room's name as text.
 */
export const letGoOfRoom = onSignal(roomDeleted, (ctx: RequestContext, em, { room }) =>
  changeBatchesIn(ctx, em, room, (batch) => {
    batch.room = null;
  }),
);

async function changeBatchesIn(
  ctx: RequestContext,
  em: SqlEntityManager,
  room: Room,
  change: (batch: Batch) => void,
): Promise<void> {
  const taken = await lockBatchesTakingUp(em, { roomId: room.id });
  const batches = taken.filter((batch) => batch.room?.id === room.id);
  for (const batch of batches) change(batch);
  await ctx.signals.publish(ctx, em, batchesFollowed, { batches });
}
