import { Field, InputType } from 'type-graphql';
import { EnumFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { EnumInput, IntegerInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { RoomStatus } from './room.enums.ts';

@InputType({ description: 'Which rooms; all conditions must hold.' })
export class RoomFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name.' })
  search?: string;

  @EnumFilter(() => RoomStatus, 'Whether they are in use.')
  status?: RoomStatus;
}

export const RoomOrder = orderEnum('RoomOrder', ['createdAt', 'updatedAt', 'name']);
export const RoomListArgs = listArgs(RoomFilter, RoomOrder);

@InputType({ description: 'A new room.' })
export class CreateRoomInput {
  @TextInput(100, 'The name, unique in the academy, whatever its case', { required: true })
  name!: string;

  @IntegerInput(1, 10_000, 'How many students fit in')
  capacity?: number | null;

  @EnumInput(() => RoomStatus, 'Whether it is in use; active by default.', { omittable: true })
  status?: RoomStatus;

  @TextInput(500, 'Notes')
  notes?: string | null;
}

@InputType({ description: 'Changes to a room. What is left out stays as it is.' })
export class UpdateRoomInput extends partialInput(CreateRoomInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
