import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../../platform/database/database.ts';
import { lockWhere } from '../../../platform/database/records.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import type { TenantRecord } from '../../../platform/database/tenant-record.ts';
import { withName } from '../../../platform/database/unique-name.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { Academy } from '../../academy/academies/academy.entity.ts';
import { ClashPolicy } from '../../academy/academies/academy.enums.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { placesOfBatches } from './places.loaders.ts';
import { Room } from './room.entity.ts';

type Ids = Iterable<string | null | undefined>;

/** The staff and rooms that a write must lock. Ids that are not valid UUIDs are ignored. */
export interface Places {
  /** The ids of the staff members in the input. These staff members, and the rooms in the input, are always locked. */
  readonly staffIds?: Ids;
  readonly roomIds?: Ids;
  /** The name of the room in the input, regardless of case. */
  readonly roomName?: string | null | undefined;
  /**
   * The ids of the staff and rooms that the changed records have before the write. The staff and rooms of the batches
   * in `batchIds` count too. All of them are locked only if the academy refuses clashes.
   */
  readonly taken?: { readonly staffIds?: Ids; readonly roomIds?: Ids; readonly batchIds?: Ids };
  /**
   * Locks rows that come between staff and rooms in the lock order. It is called after staff are locked and before
   * rooms are locked.
   */
  readonly between?: () => Promise<unknown>;
}

/** The locked staff and rooms. Deleted staff and rooms are omitted. */
export interface LockedPlaces {
  readonly staff: readonly Staff[];
  readonly rooms: readonly Room[];
}

/** Returns true if the academy refuses writes that cause clashes of an instructor or a room. */
export async function refusesClashes(em: SqlEntityManager): Promise<boolean> {
  const academy = await em.findOneOrFail(Academy, { id: academyOf(em) });
  return academy.settings.clashPolicy === ClashPolicy.REFUSE;
}

/**
 * Locks staff and then rooms, each in the order of their ids. Batches must be locked after this call. If the academy
 * allows clashes, locks only the staff and rooms in the input. This lock is shared, so that no other transaction
 * deletes or renames them. If the academy refuses clashes, the lock is exclusive, and also covers the staff and rooms
 * in `taken`. Two writes with the same instructor or room then run one after the other, so that the second write finds
 * its clashes with the first.
 */
export async function lockPlaces(
  em: SqlEntityManager,
  database: Database,
  { staffIds = [], roomIds = [], roomName, taken = {}, between }: Places,
): Promise<LockedPlaces> {
  const isRefusing = await refusesClashes(em);
  const lock = isRefusing ? true : 'shared';
  const batchIds = known(taken.batchIds ?? []);
  const pairs = isRefusing && batchIds.length > 0 ? await placesOfBatches(em, batchIds) : [];
  const present = isRefusing ? taken : {};
  const ofStaff = [...staffIds, ...(present.staffIds ?? []), ...pairs.map(({ staffId }) => staffId)];
  const ofRooms = [...roomIds, ...(present.roomIds ?? []), ...pairs.map(({ roomId }) => roomId)];
  const staff = await lockAll(em, Staff, { lock, ids: ofStaff });
  await between?.();
  const rooms = await lockAll(em, Room, {
    lock,
    ids: ofRooms,
    named: roomName ? withName(database, roomName) : undefined,
  });
  return { staff, rooms };
}

/**
 * Locks rows with the given ids. Also locks deleted rows, because sessions may still refer to them, but returns only
 * rows that are not deleted.
 */
async function lockAll<T extends TenantRecord & { deletedAt: string | null }>(
  em: SqlEntityManager,
  entity: new () => T,
  { lock, ids, named }: { readonly lock: true | 'shared'; readonly ids: Ids; readonly named?: object | undefined },
): Promise<T[]> {
  const wanted = known(ids);
  const conditions = [...(wanted.length > 0 ? [{ id: { $in: wanted } }] : []), ...(named ? [named] : [])];
  if (conditions.length === 0) return [];
  const where = conditions.length === 1 ? conditions[0] : { $or: conditions };
  const rows = await lockWhere(em, entity, where as never, { lock, filters: { notDeleted: false } });
  return rows.filter(({ deletedAt }) => deletedAt === null);
}

const known = (ids: Ids): string[] => [
  ...new Set([...ids].flatMap((id) => (id && isUuid(id) ? [id.toLowerCase()] : []))),
];

/** Returns the row with the given id; undefined if `rows` does not contain it. */
export const rowOf = <Row extends { id: string }>(
  rows: readonly Row[],
  id: string | null | undefined,
): Row | undefined => rows.find((row) => row.id === id?.toLowerCase());
