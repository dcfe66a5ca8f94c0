import { beforeAll, describe, expect, it } from 'vitest';
import { CancelCause, SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, unseen } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { plannedStatements } from '../../../support/statement-count.ts';

const DAYS = /* GraphQL */ `
  query Days($from: Date!, $to: Date!, $batchId: ID) {
    timetable(from: $from, to: $to, batchId: $batchId) {
      __typename
      day: date
      closures { name courseIds }
      sessions { startTime status isSubstitute batch { name course { name } } instructor { name } }
      again: sessions { id batch { code } }
    }
  }
`;

describe('timetable', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
  });

  const begin = async () => {
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  };

  /** Sends a new document, and sends it again: the second time one statement returns everything. */
  const days = async (variables: object, query = DAYS): Promise<any[]> => {
    const document = unseen(query);
    const first = await gql(app, admin, document, variables);
    expect(first.errors).toBeUndefined();
    await gql(app, admin, document, variables);
    const { result, statements } = await app.counting(() => gql(app, admin, document, variables));
    expect(result.data).toEqual(first.data);
    expect(statements).toHaveLength(plannedStatements());
    return first.data.timetable;
  };

  it('returns every day with its sessions ordered by start time, including cancelled sessions', async () => {
    await begin();
    const course = await academy.with.course({ name: 'Violin "A"\n' });
    const staff = await academy.with.staff({ firstName: 'Tea', lastName: 'Cher' });
    const batch = await academy.with.batch({ name: 'Ann\u2028Bo\u0001p2 x\u0001\u0002', courseId: course.id });
    const on = { batchId: batch.id, instructorId: staff.id, date: '2026-02-02' };
    await academy.with.session({ ...on, startTime: '15:00:00', endTime: '16:00:00', slotDate: null });
    await academy.with.session({
      ...{ ...on, instructorId: null, startTime: '09:30:00', endTime: '10:00:00' },
      ...{ status: SessionStatus.CANCELLED, cancelCause: CancelCause.MANUAL },
    });
    await academy.with.session({ ...on, date: '2026-02-04' });
    await academy.with.session({ ...on, date: '2026-02-05' });
    const answer = await days({ from: '2026-02-01', to: '2026-02-04' });
    expect(answer.map(({ day, sessions }) => [day, sessions.map((each: any) => each.startTime)])).toEqual([
      ['2026-02-01', []],
      ['2026-02-02', ['09:30:00', '15:00:00']],
      ['2026-02-03', []],
      ['2026-02-04', ['09:00:00']],
    ]);
    const batchOf = { name: 'Ann\u2028Bo\u0001p2 x\u0001\u0002', course: { name: 'Violin "A"\n' } };
    expect(answer[1].sessions).toEqual([
      { startTime: '09:30:00', status: 'CANCELLED', isSubstitute: false, batch: batchOf, instructor: null },
      {
        ...{ startTime: '15:00:00', status: 'SCHEDULED', isSubstitute: true, batch: batchOf },
        instructor: { name: 'Tea Cher' },
      },
    ]);
    expect(answer[1].again[1].batch).toEqual({ code: batch.code });
    expect(answer[0].__typename).toBe('TimetableDay');
  });

  it('returns each closure on each of its days, the earliest closure first', async () => {
    await begin();
    const close = academy.with.closure;
    await close({ name: 'Pool', startDate: '2026-12-25', startTime: '09:00:00', endTime: '12:00:00' });
    await close({ name: 'Winter', startDate: '2026-12-23', endDate: '2026-12-26' });
    await close({ name: 'Before', startDate: '2026-12-20', endDate: '2026-12-23' });
    await close({ name: 'After', startDate: '2026-12-28' });
    await close({ name: 'Gone', startDate: '2026-12-25', deletedAt: '2026-11-01T00:00:00.000Z' });
    const answer = await days({ from: '2026-12-24', to: '2026-12-27' });
    expect(answer.map(({ closures }) => closures.map((each: any) => each.name))).toEqual([
      ['Winter'],
      ['Winter', 'Pool'],
      ['Winter'],
      [],
    ]);
    expect(answer[0].closures[0].courseIds).toEqual([]);
  });

  it('returns sessions on their local days, even if clocks change', async () => {
    await begin();
    const batchId = (await academy.with.batch()).id;
    const night = { startTime: '02:30:00', endTime: '03:30:00' };
    for (const date of ['2026-03-28', '2026-03-29', '2026-10-25']) {
      await academy.with.session({ batchId, date, ...night });
    }
    const dates = async (from: string, to: string) =>
      (await days({ from, to })).flatMap(({ day, sessions }) => sessions.map(() => day));
    expect(await dates('2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29']);
    expect(await dates('2026-10-24', '2026-10-26')).toEqual(['2026-10-25']);
  });

  it('can be filtered by batch, and then also returns days without sessions', async () => {
    await begin();
    const [one, other] = [await academy.with.session(), await academy.with.session()];
    const of = async (batchId: string | null) =>
      (await days({ from: '2026-02-02', to: '2026-02-02', batchId }))[0].again.map(({ id }: any) => id);
    expect(await of(one.batchId)).toEqual([one.id]);
    expect(await of(other.batchId)).toEqual([other.id]);
    expect((await of(null)).sort()).toEqual([one.id, other.id].sort());
    expect(
      await days(
        { from: '2026-02-02', to: '2026-02-03' },
        '{ timetable(from: "2026-02-02", to: "2026-02-03") { date } }',
      ),
    ).toEqual([{ date: '2026-02-02' }, { date: '2026-02-03' }]);
  });

  it('returns null for a deleted batch', async () => {
    await begin();
    const batch = await academy.with.batch({ deletedAt: '2026-01-01T00:00:00.000Z' });
    await academy.with.session({ batchId: batch.id });
    const [day] = await days({ from: '2026-02-02', to: '2026-02-02' });
    expect(day.sessions).toMatchObject([{ batch: null }]);
  });

  it('returns nested records in its sessions', async () => {
    await begin();
    const { id: batchId } = await academy.with.batch();
    const student = await academy.with.student({ firstName: 'Ada' });
    await academy.with.enrollment({ studentId: student.id, batchId });
    await academy.with.session({ batchId });
    await academy.with.session({ batchId, date: '2026-02-03' });
    const query = `query ($from: Date!, $to: Date!) { timetable(from: $from, to: $to) {
      sessions { batch { enrollments(first: 5) { totalCount nodes { student { firstName } } } } }
    } }`;
    const answer = await days({ from: '2026-02-02', to: '2026-02-03' }, query);
    const enrollments = { totalCount: 1, nodes: [{ student: { firstName: 'Ada' } }] };
    expect(answer).toEqual([{ sessions: [{ batch: { enrollments } }] }, { sessions: [{ batch: { enrollments } }] }]);
  });

  it('runs the same SQL statements for one day and for many days, with few and many sessions', async () => {
    await begin();
    const batchId = (await academy.with.batch()).id;
    await academy.with.session({ batchId });
    for (let day = 3; day <= 9; day++) await academy.with.session({ batchId, date: `2026-02-0${day}` });
    const ask = (to: string) => app.counting(() => gql(app, admin, unseen(DAYS), { from: '2026-02-02', to }));
    const one = await ask('2026-02-02');
    const all = await ask('2026-02-09');
    expect(all.result.data.timetable).toHaveLength(8);
    expect(all.statements).toHaveLength(one.statements.length);
  });
});
