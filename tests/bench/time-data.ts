import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { makeAcademyRows } from '../../dist/seeds/academy-rows.js';
import { bulkLoad } from '../../dist/seeds/bulk-load.js';
import { addDays, mondayOf, utcToday, weekdayOf } from '../../dist/seeds/calendar.js';
import { loadAcademy } from '../../dist/seeds/load.js';
import { createProfile } from '../../dist/seeds/maker.js';
import { chessAcademy } from '../../dist/seeds/themes/chess-academy.js';
import { hashPassword } from '../../dist/src/features/identity/auth/account/passwords.js';
import { entities } from '../../dist/src/features/index.js';
import { migrations } from '../../dist/src/migrations/index.js';
import { openDatabase } from '../../dist/src/platform/database/database.js';
import { migrate } from '../../dist/src/platform/database/migrations.js';
import { wallClock } from '../../dist/src/platform/time/wall-clock.js';
import { PASSWORD } from './data.ts';

/** The sizes of the two academies. Each batch meets three times a week. */
const SIZES = { small: { batches: 200, students: 400 }, large: { batches: 2_000, students: 8_000 } };
const COURSES = 60;

/** The numbers of weeks with sessions: before this week, and from this week on. */
const WEEKS = { before: 4, after: 22 };

/**
 * The weekdays on which batches meet. The first batch uses the first item of this list, the second batch the second
 * item, and so on in turn.
 */
const DAYS = [
  ['monday', 'wednesday', 'friday'],
  ['tuesday', 'thursday', 'saturday'],
];

/**
 * The start times of sessions. A session lasts an hour and a half, so each session of a room or an instructor follows
 * the previous one.
 */
const TIMES = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '20:00'];
const TIMES_A_DAY = TIMES.length - 1;
/** The number of batches of which one shares its room and its instructor with another batch. */
const DOUBLE_BOOKED = 50;

/** Data of an academy that requests need. */
export interface TimeFacts {
  readonly id: string;
  /** The e-mail address of the admin. */
  readonly email: string;
  /** Monday of the next week: all of its sessions are in the future. */
  readonly monday: string;
  readonly courseId: string;
  /** The id of an instructor who teaches some of the batches. */
  readonly instructorId: string;
  readonly batchIds: readonly string[];
}

/**
 * Fills an empty database with two academies: one with 2,000 batches, which meet three times a week, and one with 200.
 */
export async function fillTime(url: string): Promise<{ small: TimeFacts; large: TimeFacts }> {
  const database = await openDatabase({ url, entities, migrations });
  try {
    await migrate(database);
    const passwordHash = await hashPassword(PASSWORD);
    const academies = {
      small: academyOf('bench-small', SIZES.small, passwordHash),
      large: academyOf('bench-large', SIZES.large, passwordHash),
    };
    await bulkLoad(database, async (em) => {
      for (const { loaded } of Object.values(academies)) await loadAcademy(database, em, loaded);
    });
    // autovacuum would do the same after a while
    if (database.engine === 'postgresql') await sql`vacuum analyze`.execute(database.kysely);
    return { small: academies.small.facts, large: academies.large.facts };
  } finally {
    await database.close();
  }
}

/** Returns the rows of an academy whose batches are all current. */
function academyOf(slug: string, { batches: batchCount, students }: (typeof SIZES)['small'], passwordHash: string) {
  const profile = createProfile(slug, chessAcademy, utcToday());
  const size = { students, courses: COURSES, batches: batchCount, attendance: { weeks: 4, perStudent: 2 } };
  const loaded = makeAcademyRows(profile, `Bench ${slug}`, size, { passwordHash });
  const { timezone } = loaded.academy.settings;
  const thisMonday = mondayOf(profile.today);
  const from = addDays(thisMonday, -7 * WEEKS.before);
  const until = addDays(thisMonday, 7 * WEEKS.after - 1);
  const times = { createdAt: `${from}T00:00:00.000Z`, updatedAt: `${from}T00:00:00.000Z`, version: 1 };
  // each room and each instructor has a session at all times of a week
  const perPlace = DAYS.length * TIMES_A_DAY;
  const places = Math.ceil(batchCount / perPlace);
  const rooms = Array.from({ length: places }, (_, n) => ({
    ...{ ...times, id: randomUUID(), deletedAt: null },
    ...{ name: `Bench ${n}`, capacity: 40, status: 'active', notes: null },
  }));
  const instructors = [...new Set(loaded.rows.batches.map((batch: any) => batch.instructorId as string))];
  const batches = loaded.rows.batches.map((batch: any, n: number) => {
    const own = Math.floor(n / perPlace);
    const place = n % DOUBLE_BOOKED === 0 ? (own + 1) % places : own;
    const room = rooms[place] as (typeof rooms)[number];
    const time = Math.floor(n / DAYS.length) % TIMES_A_DAY;
    const schedule = {
      ...{ daysOfWeek: DAYS[n % DAYS.length], startDate: from, endDate: until, sessionsUntil: until },
      ...{ startTime: `${TIMES[time]}:00`, endTime: `${TIMES[time + 1]}:00` },
    };
    return {
      ...{ ...batch, ...schedule, instructorId: instructors[place % instructors.length] },
      ...{ roomId: room.id, classroom: room.name, status: 'ongoing' },
    };
  });
  const facts: TimeFacts = {
    id: loaded.academy.id,
    email: loaded.users[0].email,
    monday: addDays(thisMonday, 7),
    courseId: batches[0].courseId,
    instructorId: batches[0].instructorId,
    batchIds: batches.map(({ id }: { id: string }) => id),
  };
  const sessions = () => sessionsOf(batches, timezone, [from, until], times);
  return {
    loaded: {
      ...loaded,
      // instead of the seeded sessions and their marks
      rows: { ...loaded.rows, rooms, batches, sessions: { [Symbol.iterator]: sessions }, attendance: [] },
    },
    facts,
  };
}

/** Yields a session for each day of the schedules. */
function* sessionsOf(batches: readonly any[], timezone: string, [from, until]: [string, string], times: object) {
  const { intervalOf } = wallClock(timezone);
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    for (const { id, daysOfWeek, startTime, endTime, instructorId, roomId, classroom } of batches) {
      if (!daysOfWeek.includes(weekday)) continue;
      yield {
        ...{ ...times, id: randomUUID(), batchId: id, date, startTime, endTime, slotDate: date },
        ...{ ...intervalOf(date, startTime, endTime), instructorId, roomId, classroom },
        ...{ status: 'scheduled', cancelCause: null, cancelReason: null, closureId: null, excusesFees: false },
        ...{ overrides: [], topic: null, onlineUrl: null, notes: null, pinned: false },
      };
    }
  }
}
