import { Room } from '../../src/features/academics/rooms/room.entity.ts';
import { RoomStatus } from '../../src/features/academics/rooms/room.enums.ts';
import { itemInTurn } from '../../src/platform/errors/require-value.ts';
import { daysAgo, type Maker, officeHours, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';

export type RoomRow = Omit<Room, 'academyId' | 'version'>;

/** The number of students who fit into a room. This number is larger than the number of seats of any batch. */
const CAPACITY = 60;

/**
 * Creates the theme's rooms. If there are more teachers than rooms, adds buildings that have the same rooms, so that
 * each teacher has their own room.
 */
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
