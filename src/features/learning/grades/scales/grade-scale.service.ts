import { assertVersion, assignGiven, getRecord } from '../../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { type GradeBand, GradeScale } from './grade-scale.entity.ts';
import type { CreateGradeScaleInput, UpdateGradeScaleInput } from './grade-scale.inputs.ts';

/** Creates a grade scale. Returns its id. */
export function createGradeScale(ctx: RequestContext, input: CreateGradeScaleInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const scale = new GradeScale();
    change(scale, input);
    em.persist(scale);
    return scale.id;
  });
}

/** Changes a grade scale. Existing final grades do not change. */
export function updateGradeScale(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateGradeScaleInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const scale = await getRecord(em, GradeScale, id, { name: 'Grade scale', lock: true });
    assertVersion(scale, expectedVersion);
    change(scale, input);
  });
}

/** Deletes a grade scale. Lists then omit the scale, and existing final grades stay. */
export function deleteGradeScale(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const scale = await getRecord(em, GradeScale, id, { name: 'Grade scale', lock: true });
    assertVersion(scale, expectedVersion);
    scale.deletedAt = now();
  });
}

function change(scale: GradeScale, input: UpdateGradeScaleInput): void {
  assignGiven(scale, input);
  if (input.bands) refuseIfAny(bandErrors(input.bands));
}

/**
 * Returns an error for each band that does not begin below the previous band. Also returns an error if the last band
 * does not begin at 0.
 */
function bandErrors(bands: readonly GradeBand[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { min }] of bands.entries()) {
    const before = bands[index - 1]?.min;
    if (before !== undefined && min >= before) {
      errors[`bands.${index}.min`] = [`The bands.${index}.min field must be less than ${before}.`];
    }
  }
  const last = bands.length - 1;
  if (last >= 0 && bands[last]?.min !== 0) errors[`bands.${last}.min`] ??= [`The bands.${last}.min field must be 0.`];
  return errors;
}
