import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Track } from './track.entity.ts';

@InputType({ description: 'Filters for tracks; all conditions must hold.' })
export class TrackFilter extends filterOf(Track, { status: 'Filters by status.' }) {}

export const TrackOrder = orderEnum('TrackOrder', ['createdAt', 'updatedAt', 'name']);
export const TrackListArgs = listArgs(TrackFilter, TrackOrder);

@InputType({ description: 'A new track.' })
export class CreateTrackInput extends inputOf(Track, { required: ['name'], optional: ['autoCertificate', 'status'] }) {}

@InputType({ description: 'Changes to a track. Omitted fields stay unchanged.' })
export class UpdateTrackInput extends partialInput(CreateTrackInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
