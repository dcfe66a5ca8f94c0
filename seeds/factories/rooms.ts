import { Room } from '../../src/features/academics/rooms/room.entity.ts';
import { RoomStatus } from '../../src/features/academics/rooms/room.enums.ts';
import { itemInTurn } from '../../src/platform/errors/require-value.ts';
import { daysAgo, type Maker, officeHours, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';

export type RoomRow = Omit<Room, 'academyId' | 'version'>;

/** Students that fit into a room: more than any batch has seats. */
const CAPACITY = 60;

/** The theme's rooms; where there are more teachers, further houses have the same, so that each has one to themselves. */
export function makeRooms(maker: Maker, teachers: number): RoomRow[] {
  const { classrooms } = maker.theme;
  return Array.from({ length: Math.max(classrooms.length, teachers) }, (_, index) => {
    const house = 1 + Math.floor(index / classrooms.length);
    const name = itemInTurn(classrooms, index);
    return {
      ...recordOf(maker, officeHours(maker, daysAgo(maker, 770))),
      ...nullsOf(Room),
      deletedAt: null,
      name: house === 1 ? name : `${name}, House ${house}`,
      capacity: CAPACITY,
      status: RoomStatus.ACTIVE,
    };
  });
}
