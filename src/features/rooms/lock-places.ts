import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../platform/database/records.ts';
import { academyOf } from '../../platform/database/tenant-guard.ts';
import { isUuid } from '../../platform/validation/uuid.ts';
import { Academy } from '../academies/academy.entity.ts';
import { ClashPolicy } from '../academies/academy.enums.ts';
import { Staff } from '../staff/staff.entity.ts';
import { placesOfBatches } from './places.loaders.ts';
import { Room } from './room.entity.ts';

type Ids = Iterable<string | null | undefined>;

/** Who and what sessions take up, by id; what is no id is left out. */
export interface Places {
  readonly staffIds?: Ids;
  readonly roomIds?: Ids;
  /** Whatever these batches and their sessions to come take up, besides. */
  readonly batchIds?: Ids;
}

/** Whether the academy refuses writes by which an instructor or a room would be at two places at once. */
export async function refusesClashes(em: SqlEntityManager): Promise<boolean> {
  const academy = await em.findOneOrFail(Academy, { id: academyOf(em) });
  return academy.settings.clashPolicy === ClashPolicy.REFUSE;
}

/**
 * Where the academy refuses clashes, locks staff and then rooms, each in the order of their ids: of two writes that take
 * up the same, the second sees what the first has written. Called before batches are locked, and before staff or rooms are
 * locked as shared, with what sessions take up before and after the write. Elsewhere nothing is locked.
 */
export async function lockPlaces(em: SqlEntityManager, places: Places): Promise<void> {
  if (!(await refusesClashes(em))) return;
  const batchIds = [...(places.batchIds ?? [])].filter((id): id is string => Boolean(id) && isUuid(id as string));
  const taken = batchIds.length > 0 ? await placesOfBatches(em, batchIds) : [];
  await lockRecords(em, Staff, [...(places.staffIds ?? []), ...taken.map(({ staffId }) => staffId)]);
  await lockRecords(em, Room, [...(places.roomIds ?? []), ...taken.map(({ roomId }) => roomId)]);
}
