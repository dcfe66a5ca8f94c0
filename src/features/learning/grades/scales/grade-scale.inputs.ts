import { InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../../platform/fields/inputs.ts';
import { partialInput } from '../../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { Items } from '../../../../platform/validation/list-rules.ts';
import { GradeBand, GradeScale } from './grade-scale.entity.ts';

@InputType({ description: 'Filters grade scales; all conditions must hold.' })
export class GradeScaleFilter extends filterOf(GradeScale, {}) {}

export const GradeScaleOrder = orderEnum('GradeScaleOrder', ['createdAt', 'updatedAt', 'name']);
export const GradeScaleListArgs = listArgs(GradeScaleFilter, GradeScaleOrder);

@InputType({ description: 'A band of a grade scale.' })
export class GradeBandInput extends inputOf(GradeBand, { required: ['min', 'grade'] }) {}

@InputType({ description: 'A new grade scale.' })
export class CreateGradeScaleInput extends inputOf(GradeScale, {
  required: ['name', 'bands'],
  shapes: { bands: () => [GradeBandInput] },
  rules: { bands: [Items(2, 20)] },
}) {}

@InputType({
  description: 'Changes to a grade scale. Omitted fields stay unchanged. Final grades that were given do not change.',
})
export class UpdateGradeScaleInput extends partialInput(CreateGradeScaleInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
