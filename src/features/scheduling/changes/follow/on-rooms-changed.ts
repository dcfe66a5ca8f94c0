import type { SqlEntityManager } from '@mikro-orm/sql';
import { auditChanges } from '../../../../platform/audit/bulk-audit.ts';
import { updateRows } from '../../../../platform/database/bulk-rows.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { Room } from '../../../academics/rooms/room.entity.ts';
import { roomDeleted, roomRenamed } from '../../../academics/rooms/room.signals.ts';
import { ClassSession } from '../../sessions/class-session.entity.ts';
import { clockOf } from '../../sessions/schedule-clock.ts';
import { type SessionPlace, sessionsToCome } from './affected-batches.loaders.ts';

/** When a room was renamed: copies the new name to the upcoming sessions in the room. */
export const followRoomName = onSignal(roomRenamed, (ctx: RequestContext, em, { room }) =>
  changeSessionsIn(ctx, em, room, ({ roomId }) => ({ roomId, classroom: room.name })),
);

/**
 * When a room was deleted: removes the room from its upcoming sessions. These sessions keep the room's name as text.
 */
export const followRoomDeletion = onSignal(roomDeleted, (ctx: RequestContext, em, { room }) =>
  changeSessionsIn(ctx, em, room, ({ classroom }) => ({ roomId: null, classroom })),
);

/**
 * Changes the room or the room name of all upcoming sessions in a room. Skips sessions that already got the new values
 * when their batch was updated.
 */
async function changeSessionsIn(
  ctx: RequestContext,
  em: SqlEntityManager,
  room: Room,
  change: (session: SessionPlace) => Pick<SessionPlace, 'roomId' | 'classroom'>,
): Promise<void> {
  const { now } = clockOf(ctx);
  // the batches of these sessions are already locked: an earlier handler of the same signal locks all batches that use
  // the room
  const changes = (await sessionsToCome(em, { roomId: room.id }, now))
    .map((session) => {
      const { id, roomId, classroom } = session;
      return { from: { id, roomId, classroom }, to: { id, ...change(session) } };
    })
    .filter(({ from, to }) => from.roomId !== to.roomId || from.classroom !== to.classroom);
  await updateRows(
    em,
    ClassSession,
    changes.map(({ to }) => to),
  );
  await auditChanges(em, ClassSession, changes);
}
