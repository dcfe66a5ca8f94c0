import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { gql, rest, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { goTo, patientApp } from '../../money/penalties/setup.ts';
import { type LearningStory, tellLearning } from './learning-story.ts';

let story: LearningStory;
let roomId: string;

/**
 * Adds sessions in April. The first batch has two sessions on Mondays and one session on a Wednesday, all in the room.
 * The second batch has one session on a Tuesday, without a room.
 */
beforeAll(async () => {
  story = await tellLearning(await patientApp());
  const { academy, batchIds } = story;
  roomId = (await academy.with.room()).id;
  const [first, second] = batchIds;
  for (const date of ['2026-04-20', '2026-04-22', '2026-04-27']) {
    await academy.with.session({ batchId: first, roomId, date });
  }
  await academy.with.session({ batchId: second, date: '2026-04-21', startTime: '17:30:00', endTime: '18:30:00' });
  await academy.with.session({ batchId: second, roomId, date: '2026-04-28', status: SessionStatus.CANCELLED });
  await academy.with.session({ batchId: second, roomId, date: '2026-05-05' });
});
afterAll(async () => {
  vi.useRealTimers();
  await story.app.stop();
});

const NUMBERS = 'batches seats held waitlisted sessions fill';
const APRIL = 'from: "2026-04-01", to: "2026-04-30"';

const numbers = (...row: (number | string | null)[]) =>
  Object.fromEntries(NUMBERS.split(' ').map((name, index) => [name, row[index]]));

const FIRST = numbers(1, 2, 1, 0, 3, '50.00');
const NONE = numbers(0, 0, 0, 0, 0, null);

async function report(args: string, keys = '', as = story.admin) {
  const fields = `totalCount totals { ${NUMBERS} } nodes { ${keys} ${NUMBERS} }`;
  const { data, errors } = await story.ask('capacityReport', args, fields, as);
  expect(errors).toBeUndefined();
  return data.capacityReport;
}

describe('capacityReport', () => {
  it('returns the share of seats that are held in batches and courses, highest share first', async () => {
    const { batchIds, courseIds } = story;
    const totals = numbers(3, 22, 2, 0, 4, '9.09');
    expect(await report(`filter: { ${APRIL} }`, 'batchId batchName')).toEqual({
      ...{ totalCount: 3, totals },
      nodes: [
        { batchId: batchIds[0], batchName: expect.any(String), ...FIRST },
        { batchId: batchIds[2], batchName: expect.any(String), ...numbers(1, 10, 1, 0, 0, '10.00') },
        { batchId: batchIds[1], batchName: expect.any(String), ...numbers(1, 10, 0, 0, 1, '0.00') },
      ],
    });
    expect(await report(`groupBy: COURSE, filter: { ${APRIL} }`, 'courseId')).toEqual({
      ...{ totalCount: 2, totals },
      nodes: [
        { courseId: courseIds[0], ...FIRST },
        { courseId: courseIds[1], ...numbers(2, 20, 1, 0, 1, '5.00') },
      ],
    });
  });

  it('returns the held seats and the waitlist of a past day', async () => {
    const { totals, nodes } = await report(`filter: { ${APRIL}, asOf: "2026-02-15" }`);
    expect(totals).toEqual(numbers(3, 22, 3, 1, 4, '13.64'));
    expect(nodes[0]).toEqual(numbers(1, 2, 2, 1, 3, '100.00'));
    const today = await report(`filter: { ${APRIL}, asOf: "2026-04-20" }`);
    const yesterday = await report(`filter: { ${APRIL}, asOf: "2026-04-19" }`);
    expect(yesterday).toEqual(today);
  });

  it('groups by weekday, hour and room, and counts each batch only once in the totals', async () => {
    const totals = numbers(2, 12, 1, 0, 4, '8.33');
    const second = numbers(1, 10, 0, 0, 1, '0.00');
    expect(await report(`groupBy: WEEKDAY, filter: { ${APRIL} }`, 'weekday')).toEqual({
      ...{ totalCount: 3, totals },
      nodes: [
        { weekday: 'MONDAY', ...numbers(1, 2, 1, 0, 2, '50.00') },
        { weekday: 'TUESDAY', ...second },
        { weekday: 'WEDNESDAY', ...numbers(1, 2, 1, 0, 1, '50.00') },
      ],
    });
    expect(await report(`groupBy: HOUR, filter: { ${APRIL} }`, 'hour')).toEqual({
      ...{ totalCount: 2, totals },
      nodes: [
        { hour: 9, ...FIRST },
        { hour: 17, ...second },
      ],
    });
    expect(await report(`groupBy: ROOM, filter: { ${APRIL} }`, 'roomId roomName')).toEqual({
      ...{ totalCount: 2, totals },
      nodes: [
        { roomId, roomName: expect.any(String), ...FIRST },
        { roomId: null, roomName: null, ...second },
      ],
    });
  });

  it('stays the same for a past day if a batch is cancelled or deleted later', async () => {
    const { app, admin, batchIds, ask } = await tellLearning(story.app);
    const asOf = async (day: string) =>
      (await ask('capacityReport', `filter: { ${APRIL}, asOf: "${day}" }`, `totals { ${NUMBERS} }`)).data.capacityReport
        .totals;
    const yesterday = await asOf('2026-04-19');
    expect(yesterday).toMatchObject({ batches: 3, seats: 22, held: 2 });
    const setStatus = (status: string) =>
      gql(app, admin, `mutation { updateBatch(id: "${batchIds[2]}", input: { status: ${status} }) { status } }`);
    expect((await setStatus('CANCELLED')).errors).toBeUndefined();
    expect((await gql(app, admin, `mutation { deleteBatch(id: "${batchIds[1]}") { id } }`)).errors).toBeUndefined();
    expect(await asOf('2026-04-20')).toMatchObject({ batches: 1, seats: 2, held: 1 });
    expect(await asOf('2026-04-19')).toEqual(yesterday);
    goTo('2026-04-22');
    expect((await gql(app, admin, `mutation { deleteBatch(id: "${batchIds[2]}") { id } }`)).errors).toBeUndefined();
    expect(await asOf('2026-04-21')).toMatchObject({ batches: 1, seats: 2, held: 1 });
    expect(await asOf('2026-04-19')).toEqual(yesterday);
    goTo('2026-04-20');
  });

  it('excludes cancelled batches for which an earlier version of the service recorded no day of the cancellation', async () => {
    const academy = await seedAcademy(story.app);
    const admin = await academy.as('academy_admin');
    const days = { startDate: '2026-04-01', endDate: '2026-04-30', status: BatchStatus.CANCELLED };
    const [kept, deleted] = [await academy.with.batch(days), await academy.with.batch(days)];
    const change = `mutation { updateBatch(id: "${kept.id}", input: { notes: "Too few" }) { id } deleteBatch(id: "${deleted.id}") { id } }`;
    expect((await gql(story.app, admin, change)).errors).toBeUndefined();
    for (const day of ['2026-04-19', '2026-04-20']) {
      expect((await report(`filter: { ${APRIL}, asOf: "${day}" }`, '', admin)).totals, day).toEqual(NONE);
    }
  });

  it('applies filters, counts only batches that the caller may see, and runs one SQL statement', async () => {
    const { app, courseIds, batchIds, departmentId, teacher, head } = story;
    const elsewhere = await (await seedAcademy(app)).as('academy_admin');
    const filters = [
      `courseId: "${courseIds[0]}"`,
      `batchId: "${batchIds[0]}"`,
      `departmentId: "${departmentId}"`,
      `instructorId: "${teacher.staffId}"`,
      `roomId: "${roomId}"`,
    ];
    for (const filter of filters) {
      expect((await report(`filter: { ${APRIL}, ${filter} }`)).totals, filter).toEqual(FIRST);
      expect((await report(`filter: { ${APRIL}, ${filter} }`, '', elsewhere)).totals, filter).toEqual(NONE);
    }
    expect(await report(`filter: { ${APRIL} }`, '', head)).toMatchObject({ totalCount: 1, totals: FIRST });
    const query = unseen('{ capacityReport(groupBy: ROOM) { totalCount totals { seats } nodes { roomName } } }');
    const { statements } = await app.counting(() => gql(app, story.admin, query));
    expect(statements.filter((text) => text.includes('class_sessions'))).toHaveLength(1);
  });
});

describe('GET /reports/capacity', () => {
  it('returns rows and totals, or a CSV file with the same numbers', async () => {
    const path = '/reports/capacity?group_by=weekday&from=2026-04-01&to=2026-04-30';
    const { status, body } = await rest(story.app, story.admin, 'GET', `${path}&sort=-sessions&per_page=1`);
    expect([status, body.meta.total, body.data[0]]).toMatchObject([
      ...[200, 3],
      { weekday: 'monday', room_id: null, batches: 1, seats: 2, held: 1, waitlisted: 0, sessions: 2, fill: '50.00' },
    ]);
    const lines = (await exported(story.app, story.admin, path)).trim().split('\r\n');
    expect(lines).toEqual([
      'weekday,batches,seats,held,waitlisted,sessions,fill',
      'monday,1,2,1,0,2,50.00',
      'tuesday,1,10,0,0,1,0.00',
      'wednesday,1,2,1,0,1,50.00',
      'total,2,12,1,0,4,8.33',
    ]);
  });
});
