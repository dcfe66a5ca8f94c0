import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Level } from './level.entity.ts';

@InputType({ description: 'Filters for levels; all conditions must hold.' })
export class LevelFilter extends filterOf(Level, { trackId: 'Filters by track.', status: 'Filters by status.' }) {}

export const LevelOrder = orderEnum('LevelOrder', ['createdAt', 'updatedAt', 'name', 'position']);
export const LevelListArgs = listArgs(LevelFilter, LevelOrder);

@InputType({ description: 'The fields of a level that may change.' })
class LevelInput extends inputOf(Level, {
  required: ['name'],
  optional: ['position', 'minAge', 'minDays', 'minSessions', 'certificateTemplateId', 'status'],
  words: { position: { note: '; after the last level by default' } },
}) {}

@InputType({ description: 'A new level.' })
export class CreateLevelInput extends inputOf(Level, { base: LevelInput, required: ['trackId'] }) {}

@InputType({ description: 'Changes to a level. Omitted fields stay unchanged.' })
export class UpdateLevelInput extends partialInput(LevelInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
