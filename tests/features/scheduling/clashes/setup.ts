import type { SqlEntityManager } from '@mikro-orm/sql';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Room } from '../../../../src/features/academics/rooms/room.entity.ts';
import { ClashPolicy } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { StaffTimeOff } from '../../../../src/features/scheduling/time-off/time-off.entity.ts';
import { TimeOffStatus } from '../../../../src/features/scheduling/time-off/time-off.enums.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { academyOf } from '../../../../src/platform/database/tenant-guard.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { wallClock } from '../../../../src/platform/time/wall-clock.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

/** A Monday far in the future, outside every default period. */
export const DAY = '2031-03-03';

/** Values of a test session. */
export interface Lesson {
  readonly batchId?: string;
  readonly date?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly instructorId?: string | null;
  readonly roomId?: string | null;
  readonly status?: SessionStatus;
}

/** An academy with its admin. */
export interface Scene {
  readonly app: TestApp;
  readonly academy: SeededAcademy;
  readonly admin: Member;
  /** Creates a session with a batch of its own, by default on {@link DAY} from 15:30 to 16:30. */
  session(given?: Lesson): Promise<ClassSession>;
  room(given?: Partial<Room>): Promise<Room>;
  timeOff(staffId: string, given?: Partial<StaffTimeOff>): Promise<StaffTimeOff>;
}

/** Returns a new session row in an academy with the given time zone. */
export function newSession(em: SqlEntityManager, zone: string, batchId: string, given: Lesson): ClassSession {
  const { date = DAY, startTime = '15:30:00', endTime = '16:30:00', instructorId, roomId, status } = given;
  return em.create(
    ClassSession,
    {
      academyId: academyOf(em),
      batch: referTo(em, Batch, batchId),
      instructor: instructorId ? referTo(em, Staff, instructorId) : null,
      room: roomId ? referTo(em, Room, roomId) : null,
      status: status ?? SessionStatus.SCHEDULED,
      ...{ date, startTime, endTime, ...wallClock(zone).intervalOf(date, startTime, endTime) },
    } as never,
    { partial: true, persist: false },
  ) as ClassSession;
}

let serial = 0;

/** Creates an academy with an admin, a clash policy and a time zone. */
export async function scene(policy = ClashPolicy.WARN, timezone = 'UTC'): Promise<Scene> {
  const app = await testApp();
  const academy = await seedAcademy(app, { settings: { ...defaultSettings(), clashPolicy: policy, timezone } });
  const insert = <T extends object>(make: (em: SqlEntityManager) => T): Promise<T> =>
    academy.run(async (em) => {
      const row = make(em);
      await em.insert(row);
      return row;
    });
  return {
    app,
    academy,
    admin: await academy.as('academy_admin'),
    async session(given = {}) {
      const batchId = given.batchId ?? (await academy.with.batch()).id;
      return insert((em) => newSession(em, timezone, batchId, given));
    },
    room: (given = {}) =>
      insert((em) => {
        const data = { academyId: academyOf(em), name: `Room ${++serial}`, ...given };
        return em.create(Room, data as never, { partial: true, persist: false });
      }),
    timeOff: (staffId, given = {}) =>
      insert((em) => {
        const { startDate = DAY, endDate = startDate, startTime = null, endTime = null } = given;
        const wallStart = `${startDate}T${startTime ?? '00:00:00'}`;
        const wallEnd = endTime ? `${endDate}T${endTime}` : `${addDays(endDate, 1)}T00:00:00`;
        const data = {
          academyId: academyOf(em),
          staff: referTo(em, Staff, staffId),
          startDate,
          endDate,
          startTime,
          endTime,
        };
        const row = { ...data, wallStart, wallEnd, status: TimeOffStatus.APPROVED, ...given };
        return em.create(StaffTimeOff, row as never, { partial: true, persist: false });
      }),
  };
}

export const CLASH = /* GraphQL */ `
  fragment ClashRow on Clash {
    id kind severity date startTime startsAt sessionId batchId instructorId roomId otherSessionId otherBatchId timeOffId
    students { studentId name } studentCount session { id } otherSession { id }
  }
`;

const LIST = `${CLASH} query ($filter: ClashFilter, $first: Int, $after: String, $orderBy: [ClashOrder!]) {
  clashes(filter: $filter, first: $first, after: $after, orderBy: $orderBy) {
    totalCount nodes { ...ClashRow } pageInfo { hasNextPage endCursor }
  }
}`;

/** Queries the clashes of {@link DAY}, or of the given filter. */
export const askClashes = (app: TestApp, as: Credentials, filter: object = {}, page: object = {}) =>
  gql(app, as, LIST, { filter: { from: DAY, to: DAY, ...filter }, ...page });

/** Returns all clashes of {@link DAY}, or of the given filter, page by page. */
export async function clashesOn(at: Scene, filter: object = {}, as: Credentials = at.admin): Promise<any[]> {
  const found: any[] = [];
  for (let after: string | null = null; ; ) {
    const { data, errors } = await askClashes(at.app, as, filter, { first: 50, after });
    if (errors) throw new Error(JSON.stringify(errors));
    const { nodes, pageInfo, totalCount } = data.clashes;
    found.push(...nodes);
    after = pageInfo.endCursor;
    if (pageInfo.hasNextPage) continue;
    if (found.length !== totalCount) throw new Error(`The pages hold ${found.length} of ${totalCount}.`);
    return found;
  }
}
