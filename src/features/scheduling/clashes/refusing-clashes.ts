import type { SqlEntityManager } from '@mikro-orm/sql';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { lockPlaces, refusesClashes } from '../../academics/rooms/lock-places.ts';
import { ClashKind } from './clash.enums.ts';
import { clashKey } from './clash.types.ts';
import { type HardClash, hardClashesOf, placesOfSessions } from './known-clashes.loaders.ts';

/** The effects of a write on sessions. */
export interface SessionsWritten {
  /** The ids of sessions that the write created, moved or restored, or that got another instructor or room. */
  readonly sessionIds: readonly string[];
}

/** The maximum number of error texts for one field. */
const MOST = 3;

/**
 * Runs a user's write. If the academy refuses clashes, throws BAD_USER_INPUT if the write causes hard clashes of
 * sessions that are not over. `known` contains the ids of existing sessions that the write changes. Clashes that these
 * sessions had before the write are allowed. The caller must lock instructors and rooms with `lockPlaces` before all
 * other rows. This function also locks the instructors and rooms that are known only after the write, and then searches
 * for clashes.
 */
export async function refusingClashes<Written extends SessionsWritten>(
  ctx: RequestContext,
  em: SqlEntityManager,
  known: readonly string[],
  write: () => Promise<Written>,
): Promise<Written> {
  if (!(await refusesClashes(em))) return write();
  const { engine } = ctx.database;
  const before = new Set((await hardClashesOf(em, engine, known)).map(keyOf));
  const written = await write();
  await em.flush();
  const places = await placesOfSessions(em, engine, written.sessionIds);
  await lockPlaces(em, ctx.database, {
    staffIds: places.map(({ staffId }) => staffId),
    roomIds: places.map(({ roomId }) => roomId),
  });
  const after = await hardClashesOf(em, engine, written.sessionIds);
  refuseIfAny(
    refusals(
      ctx,
      after.filter((clash) => !before.has(keyOf(clash))),
    ),
  );
  return written;
}

const keyOf = ({ kind, sessionId, againstId }: HardClash): string => clashKey(kind, sessionId, againstId);

/** Returns error texts for new clashes: at most {@link MOST} texts per field. */
function refusals(ctx: RequestContext, clashes: readonly HardClash[]): FieldErrors {
  const told: Record<string, Set<string>> = {};
  for (const clash of clashes) {
    const field = clash.kind === ClashKind.ROOM ? 'roomId' : 'instructorId';
    told[field] = (told[field] ?? new Set()).add(textOf(ctx, clash));
  }
  return Object.fromEntries(Object.entries(told).map(([field, texts]) => [field, [...texts].slice(0, MOST)]));
}

function textOf(ctx: RequestContext, { kind, code, date, startTime }: HardClash): string {
  const at = `${code} on ${date} at ${startTime.slice(0, 5)}`;
  const other = valueIfReadable(ctx, ['ClassSession', 'Batch'], at, 'another session');
  if (kind === ClashKind.ROOM) return `The room is taken by ${other}.`;
  if (kind === ClashKind.INSTRUCTOR) return `The instructor is already teaching ${other}.`;
  return `The instructor is away${valueIfReadable(ctx, 'ClassSession', ` on ${date}`, '')}.`;
}
