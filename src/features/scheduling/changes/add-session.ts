import type { SqlEntityManager } from '@mikro-orm/sql';
import { assignGiven, findRecord } from '../../../platform/database/records.ts';
import { unlessRefused } from '../../../platform/errors/app-error.ts';
import { writeOnce } from '../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { lockBatches } from '../../academics/batches/locked-batches.ts';
import { lockPlaces } from '../../academics/rooms/lock-places.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';
import { isOver } from '../sessions/wanted-days.ts';
import type { AddSessionInput } from './scheduling.inputs.ts';
import { giveInstructor, giveRoom, placeErrors } from './session-place.ts';
import { assertMayChange } from './session-rights.ts';
import { setInstants, settleSession } from './settle-session.ts';

/**
 * Adds an extra session to a batch. Without an instructor or a room in the input, the session gets those of the batch.
 * Returns the session's id.
 */
export function addSession(ctx: RequestContext, { idempotencyKey, ...input }: AddSessionInput): Promise<string> {
  return writeOnce(ctx, { operation: 'addSession', key: idempotencyKey, input }, (em) => add(ctx, em, input));
}

async function add(ctx: RequestContext, em: SqlEntityManager, input: AddSessionInput): Promise<string> {
  const { batchId, date, startTime, endTime, instructorId, roomId, ...texts } = emptyAsNull(input);
  const known = await findRecord(em, Batch, batchId);
  const places = await lockPlaces(em, ctx.database, {
    staffIds: [instructorId],
    roomIds: [roomId],
    taken: { staffIds: [known?.instructor?.id], roomIds: [known?.room?.id] },
  });
  const [batch] = await lockBatches(em, [known?.id]);
  if (batch) await assertMayChange(ctx, em, batch);
  const errors = placeErrors(ctx, { instructorId, roomId, date }, places, null);
  if (!batch || isOver(batch)) errors.batchId = [messages.selected('batchId')];

  const session = Object.assign(new ClassSession(), unlessRefused(errors, { batch }), { date, startTime, endTime });
  assignGiven(session, texts);
  setInstants(ctx, session);
  const { room, instructor, classroom } = session.batch;
  if (instructorId === undefined) session.instructor = instructor;
  else giveInstructor(session, instructorId, places);
  if (roomId === undefined) Object.assign(session, { room, classroom });
  else giveRoom(session, roomId, session.batch, places);
  await settleSession(ctx, em, { session, batch: session.batch, isNew: true });
  return session.id;
}
