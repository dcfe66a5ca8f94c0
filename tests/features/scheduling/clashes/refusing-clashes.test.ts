import 'reflect-metadata';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Room } from '../../../../src/features/academics/rooms/room.entity.ts';
import { ClashPolicy } from '../../../../src/features/academy/academies/academy.enums.ts';
import { refusingClashes } from '../../../../src/features/scheduling/clashes/refusing-clashes.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import type { RequestContext } from '../../../../src/platform/tenancy/request-context.ts';
import { wallClock } from '../../../../src/platform/time/wall-clock.ts';
import { badInput, stateOf } from '../../writing.ts';
import { DAY, type Lesson, newSession, type Scene, scene } from './setup.ts';

type Write = (em: SqlEntityManager) => Promise<{ sessionIds: string[] }>;

/** Executes a write as services do. */
const writing = ({ app, academy }: Scene, known: string[], write: Write) =>
  academy.run((em) => {
    const ctx = { database: app.services.database } as unknown as RequestContext;
    return refusingClashes(ctx, em, known, () => write(em));
  });

/** Returns a write that creates sessions of a batch. */
const making =
  (batchId: string, ...lessons: Lesson[]): Write =>
  async (em) => {
    const rows = lessons.map((lesson) => newSession(em, 'UTC', batchId, lesson));
    await em.insertMany(rows);
    return { sessionIds: rows.map(({ id }) => id) };
  };

/** Returns a write that moves a session to another time on its day, without a flush. */
const moving =
  (id: string, startTime: string, endTime: string): Write =>
  async (em) => {
    const session = await em.findOneOrFail(ClassSession, { id });
    Object.assign(session, { startTime, endTime, ...wallClock('UTC').intervalOf(session.date, startTime, endTime) });
    return { sessionIds: [id] };
  };

async function refusalOf(at: Scene, known: string[], write: Write) {
  const before = await stateOf(at.app, at.academy.id);
  const error = await writing(at, known, write).then(
    () => null,
    (reason) => reason,
  );
  if (error) expect(await stateOf(at.app, at.academy.id)).toEqual(before);
  return error && { code: error.code, message: error.message, fields: error.details?.fields };
}

const codeOf = (at: Scene, batchId: string): Promise<string> =>
  at.academy.run(async (em) => (await em.findOneOrFail(Batch, { id: batchId })).code);

describe('write in an academy that refuses clashes', () => {
  let at: Scene;
  let batchId: string;

  beforeAll(async () => {
    at = await scene(ClashPolicy.REFUSE);
    batchId = (await at.academy.with.batch()).id;
  });

  it('gets an error with the session that the instructor already teaches', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const session = await at.session({ instructorId });
    const code = await codeOf(at, session.batch.id);
    const write = making(batchId, { instructorId, startTime: '16:00:00', endTime: '17:00:00' });
    expect(await refusalOf(at, [], write)).toEqual(
      badInput({ instructorId: [`The instructor is already teaching ${code} on ${DAY} at 15:30.`] }),
    );
  });

  it('gets an error with the batch that uses the room', async () => {
    const { id: roomId } = await at.room();
    const session = await at.session({ roomId });
    const code = await codeOf(at, session.batch.id);
    expect(await refusalOf(at, [], making(batchId, { roomId }))).toEqual(
      badInput({ roomId: [`The room is taken by ${code} on ${DAY} at 15:30.`] }),
    );
  });

  it('gets an error with the day on which the instructor has time off', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    await at.timeOff(instructorId);
    expect(await refusalOf(at, [], making(batchId, { instructorId }))).toEqual(
      badInput({ instructorId: [`The instructor is away on ${DAY}.`] }),
    );
  });

  it('gets an error with the first day of the time off if the session begins on the day before', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    await at.timeOff(instructorId, { startDate: '2031-05-04', endDate: '2031-05-08' });
    const night = { date: '2031-05-03', startTime: '23:00:00', endTime: '00:30:00', instructorId };
    expect(await refusalOf(at, [], making(batchId, night))).toEqual(
      badInput({ instructorId: ['The instructor is away on 2031-05-04.'] }),
    );
    const during = { date: '2031-05-06', instructorId };
    expect(await refusalOf(at, [], making(batchId, during))).toEqual(
      badInput({ instructorId: ['The instructor is away on 2031-05-06.'] }),
    );
  });

  it('gets an error for each field with clashes, with the first three clashes of the field', async () => {
    const [{ id: instructorId }, { id: roomId }] = [await at.academy.with.staff(), await at.room()];
    const days = ['2031-04-04', '2031-04-03', '2031-04-02', '2031-04-01'];
    const codes: string[] = [];
    for (const date of days) {
      const session = await at.session({ date, instructorId, roomId });
      codes.unshift(await codeOf(at, session.batch.id));
    }
    await at.timeOff(instructorId, { startDate: '2031-04-01' });
    const error = await refusalOf(at, [], making(batchId, ...days.map((date) => ({ date, instructorId, roomId }))));
    const days3 = days.toReversed().slice(0, 3);
    expect(error?.fields.roomId).toEqual(
      days3.map((date, n) => `The room is taken by ${codes[n]} on ${date} at 15:30.`),
    );
    expect(error?.fields.instructorId).toHaveLength(3);
    expect(error?.fields.instructorId).toContain('The instructor is away on 2031-04-01.');
    expect(error?.fields.instructorId).not.toContain(
      `The instructor is already teaching ${codes[3]} on 2031-04-04 at 15:30.`,
    );
  });

  it('is accepted without a clash, with adjacent times, or if the session is cancelled', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    await at.session({ instructorId });
    expect(
      await refusalOf(at, [], making(batchId, { instructorId, startTime: '16:30:00', endTime: '17:00:00' })),
    ).toBeNull();
    expect(await refusalOf(at, [], making(batchId, { instructorId, status: SessionStatus.CANCELLED }))).toBeNull();
  });

  it('is accepted if there are only soft clashes', async () => {
    const { id: roomId } = await at.room({ capacity: 1 });
    expect(await refusalOf(at, [], making(batchId, { roomId }))).toBeNull();
  });

  it('is accepted for past sessions', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    await at.session({ instructorId, date: '2024-03-04' });
    expect(await refusalOf(at, [], making(batchId, { instructorId, date: '2024-03-04' }))).toBeNull();
  });

  it('is accepted if the two sessions already clashed before the write', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const [one, other] = [await at.session({ instructorId }), await at.session({ instructorId })];
    expect(await refusalOf(at, [one.id], moving(one.id, '16:00:00', '17:00:00'))).toBeNull();
    expect(await refusalOf(at, [other.id], moving(other.id, '15:00:00', '16:15:00'))).toBeNull();
    // a session that is missing from the list of known sessions counts as new
    expect(await refusalOf(at, [], moving(other.id, '15:00:00', '16:30:00'))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is refused if two sessions that already had the same instructor now also have the same room', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const { id: roomId } = await at.room();
    const [one] = [await at.session({ instructorId }), await at.session({ instructorId, roomId })];
    const write: Write = async (em) => {
      const session = await em.findOneOrFail(ClassSession, { id: one.id });
      session.room = referTo(em, Room, roomId);
      return { sessionIds: [one.id] };
    };
    expect(Object.keys((await refusalOf(at, [one.id], write))?.fields)).toEqual(['roomId']);
  });
});

describe('write in an academy that only warns of clashes', () => {
  it('is accepted, and reads the setting but no sessions', async () => {
    const at = await scene();
    const { id: instructorId } = await at.academy.with.staff();
    const session = await at.session({ instructorId });
    const { statements } = await at.app.counting(() =>
      writing(at, [session.id], making(session.batch.id, { instructorId })),
    );
    expect(statements.filter((each) => /^select .* from/s.test(each))).toHaveLength(1);
    expect(await at.academy.run((em) => em.count(ClassSession, {}))).toBe(2);
  });
});
