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

/** Sessions to come say where they are by the new name of their room. */
export const followRoomName = onSignal(roomRenamed, (ctx: RequestContext, em, { room }) =>
  changeSessionsIn(ctx, em, room, ({ roomId }) => ({ roomId, classroom: room.name })),
);

/** Sessions to come go on without a room that was deleted, and still say where they were. */
export const followRoomDeletion = onSignal(roomDeleted, (ctx: RequestContext, em, { room }) =>
  changeSessionsIn(ctx, em, room, ({ classroom }) => ({ roomId: null, classroom })),
);

/** Changes where sessions to come of a room are; those that followed their batch are there already. */
async function changeSessionsIn(
  ctx: RequestContext,
  em: SqlEntityManager,
  room: Room,
  change: (session: SessionPlace) => Pick<SessionPlace, 'roomId' | 'classroom'>,
): Promise<void> {
  const { now } = clockOf(ctx);
  // their batches are locked: the handler that follows the room runs first, and locks all at once
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
