import { assertVersion, assignGiven, findRecord, getRecord, lockWhere } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import type { CertificateTemplate } from '../certificate-templates/certificate-template.entity.ts';
import { certificateTemplateDeleted } from '../certificate-templates/certificate-template.signals.ts';
import { assignTemplate, chosenTemplate } from '../certificate-templates/chosen-template.ts';
import { CurriculumStatus } from './curriculum.enums.ts';
import { deletePart, nextPosition } from './curriculum.service.ts';
import { Level } from './level.entity.ts';
import type { CreateLevelInput, UpdateLevelInput } from './level.inputs.ts';
import { Track } from './track.entity.ts';

/**
 * Creates a level in an active track. The level comes after the track's last level, unless the input has a position.
 * Returns the level's id.
 */
export function createLevel(ctx: RequestContext, { trackId, ...input }: CreateLevelInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const template = await chosenTemplate(em, input);
    // with this lock, concurrent writers wait for each other, so their levels get different positions
    const track = await findRecord(em, Track, trackId, { lock: true });
    const level = new Level();
    const errors: FieldErrors = {};
    if (track?.status !== CurriculumStatus.ACTIVE) errors.trackId = [messages.selected('trackId')];
    else level.track = track;
    change(level, input, template, errors);
    const [last] = await em.find(Level, { track: level.track }, { orderBy: { position: 'desc' }, limit: 1 });
    level.position = input.position ?? nextPosition(last);
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
    const template = await chosenTemplate(em, input);
    const level = await getRecord(em, Level, id, { name: 'Level', lock: true });
    assertVersion(level, expectedVersion);
    change(level, input, template, {});
  });
}

function change(
  level: Level,
  { certificateTemplateId, ...given }: Omit<UpdateLevelInput, 'expectedVersion'>,
  template: CertificateTemplate | null,
  errors: FieldErrors,
): void {
  assignTemplate(level, { certificateTemplateId }, template, errors);
  refuseIfAny(errors);
  assignGiven(level, given);
}

/** When a certificate template was deleted: removes it from the levels that use it. */
export const letGoOfLevelTemplate = onSignal(
  certificateTemplateDeleted,
  async (_ctx: RequestContext, em, { template }) => {
    for (const level of await lockWhere(em, Level, { certificateTemplate: template })) level.certificateTemplate = null;
  },
);

/**
 * Deletes a level and its skills. If a record refers to the level or one of its skills, archives the level instead.
 * Returns a sentence that describes the result.
 */
export function deleteLevel(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<string> {
  return ctx.session.write(async (em) => {
    const level = await getRecord(em, Level, id, { name: 'Level', lock: true });
    assertVersion(level, expectedVersion);
    return deletePart(ctx, em, { part: level, noun: 'Level', levels: [level] });
  });
}
