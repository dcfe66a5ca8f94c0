import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Room } from './room.entity.ts';

@InputType({ description: 'Filters for rooms; all conditions must hold.' })
export class RoomFilter extends filterOf(Room, { status: 'Filters by status.' }) {}

export const RoomOrder = orderEnum('RoomOrder', ['createdAt', 'updatedAt', 'name']);
export const RoomListArgs = listArgs(RoomFilter, RoomOrder);

@InputType({ description: 'A new room.' })
export class CreateRoomInput extends inputOf(Room, {
  required: ['name'],
  optional: ['capacity', 'status', 'notes'],
}) {}

@InputType({ description: 'Changes to a room. Omitted fields stay unchanged.' })
export class UpdateRoomInput extends partialInput(CreateRoomInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
