import { assertVersion, assignGiven, getRecord, lockWhere } from '../../../platform/database/records.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { deletePart } from './curriculum.service.ts';
import { Level } from './level.entity.ts';
import { Track } from './track.entity.ts';
import type { CreateTrackInput, UpdateTrackInput } from './track.inputs.ts';

/** Creates a track. Returns its id. */
export function createTrack(ctx: RequestContext, input: CreateTrackInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const track = new Track();
    assignGiven(track, input);
    em.persist(track);
    return track.id;
  });
}

export function updateTrack(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateTrackInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const track = await getRecord(em, Track, id, { name: 'Track', lock: true });
    assertVersion(track, expectedVersion);
    assignGiven(track, input);
  });
}

/**
 * Deletes a track, its levels and their skills. If a record refers to any of them, archives the track instead. Returns
 * a sentence that describes the result.
 */
export function deleteTrack(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<string> {
  return ctx.session.write(async (em) => {
    const track = await getRecord(em, Track, id, { name: 'Track', lock: true });
    assertVersion(track, expectedVersion);
    const levels = await lockWhere(em, Level, { trackId: track.id });
    return deletePart(ctx, em, { part: track, noun: 'Track', levels });
  });
}
