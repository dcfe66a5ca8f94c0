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

/** The staff and rooms that a write uses, by id; invalid ids are ignored. */
export interface Places {
  /** Chosen staff and rooms: locked, because the decision depends on them. */
  readonly staffIds?: Ids;
  readonly roomIds?: Ids;
  /** A room chosen by name, regardless of case. */
  readonly roomName?: string | null | undefined;
  /** Staff and rooms that are in use and change hands: needed only if clashes are refused. */
  readonly taken?: { readonly staffIds?: Ids; readonly roomIds?: Ids; readonly batchIds?: Ids };
  /** Locks what comes between staff and rooms. */
  readonly between?: () => Promise<unknown>;
}

/** The rows that a write is decided on: those that are there. */
export interface LockedPlaces {
  readonly staff: readonly Staff[];
  readonly rooms: readonly Room[];
}

/** Whether the academy refuses writes by which an instructor or a room would be at two places at once. */
export async function refusesClashes(em: SqlEntityManager): Promise<boolean> {
  const academy = await em.findOneOrFail(Academy, { id: academyOf(em) });
  return academy.settings.clashPolicy === ClashPolicy.REFUSE;
}

/**
 * Locks staff and then rooms, each in the order of their ids, before batches. If the academy refuses clashes, it locks
 * all of them exclusively, including those of the batches in `taken` and of their upcoming sessions: of two writes that
 * use the same, the second sees the changes of the first. Otherwise it locks only the chosen ones, shared, so that they
 * cannot be deleted or renamed meanwhile.
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

/** Deleted ones may still be taken up, so they are locked as well; who decides does not see them. */
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

/** The row of an id among those that are locked; undefined where there is none. */
export const rowOf = <Row extends { id: string }>(
  rows: readonly Row[],
  id: string | null | undefined,
): Row | undefined => rows.find((row) => row.id === id?.toLowerCase());
