import { Entity, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, IntegerColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { RoomStatus } from './room.enums.ts';

@ObjectType({ description: 'A place for sessions: a room, a pool, a hall.' })
@Entity({ tableName: 'rooms' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'status')
@Unique({
  name: 'rooms_academy_id_name_unique',
  expression: (_columns, _table, name) =>
    `create unique index "${name}" on "rooms" ("academy_id", lower("name")) where deleted_at is null`,
})
export class Room extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name, unique in the academy regardless of case', { search: true })
  name!: string;

  @IntegerColumn(1, 10_000, 'The number of students who fit in the room', { nullable: true, inEvents: true })
  capacity: number | null = null;

  @EnumColumn(() => RoomStatus, 'The status: only an active room can be chosen for new sessions.', {
    default: RoomStatus.ACTIVE,
    inEvents: true,
  })
  status: RoomStatus = RoomStatus.ACTIVE;

  @TextColumn(500, 'Notes', { nullable: true })
  notes: string | null = null;
}
