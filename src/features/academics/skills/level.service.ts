import { assertVersion, assignGiven, findRecord, getRecord } from '../../../platform/database/records.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { CurriculumStatus } from './curriculum.enums.ts';
import { deletePart, nextPosition } from './curriculum.service.ts';
import { Level } from './level.entity.ts';
import type { CreateLevelInput, UpdateLevelInput } from './level.inputs.ts';
import { Track } from './track.entity.ts';

/**
 * Creates a level in an active track. It comes after the track's last level, unless the input has a position. Returns
 * the level's id.
 */
export function createLevel(ctx: RequestContext, { trackId, ...input }: CreateLevelInput): Promise<string> {
  return ctx.session.write(async (em) => {
    // with this lock, concurrent writers wait for each other, so their levels get different positions
    const track = await findRecord(em, Track, trackId, { lock: true });
    if (track?.status !== CurriculumStatus.ACTIVE) throw invalidField('trackId', messages.selected('trackId'));
    const [last] = await em.find(Level, { track }, { orderBy: { position: 'desc' }, limit: 1 });
    const level = new Level();
    level.track = track;
    level.position = nextPosition(last);
    assignGiven(level, input);
    em.persist(level);
    return level.id;
  });
}

export function updateLevel(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateLevelInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const level = await getRecord(em, Level, id, { name: 'Level', lock: true });
    assertVersion(level, expectedVersion);
    assignGiven(level, input);
  });
}

/**
 * Deletes a level and its skills. Archives it instead if any of them is in use. Returns a sentence that describes the
 * result.
 */
export function deleteLevel(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<string> {
  return ctx.session.write(async (em) => {
    const level = await getRecord(em, Level, id, { name: 'Level', lock: true });
    assertVersion(level, expectedVersion);
    return deletePart(ctx, em, { part: level, noun: 'Level', levels: [level] });
  });
}
