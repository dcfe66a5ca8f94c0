import { expect, it } from 'vitest';
import { goTo } from '../../money/penalties/setup.ts';
import { places } from './places.ts';

const at = places();

const FIELDS = 'activeAtStart joined left completed activeAtEnd';

/** The values of `FIELDS`, in the same order. */
type Row = readonly [number, number, number, number, number];

const numbers = ({ activeAtStart, joined, left, completed, activeAtEnd }: any): Row => [
  ...([activeAtStart, joined, left, completed, activeAtEnd] as const),
];

const NONE: Row = [0, 0, 0, 0, 0];

/** Returns the rows of the months from December to March. Expects that the report by course has the same totals. */
async function months(): Promise<Row[]> {
  goTo('2026-03-12');
  const { byMonth, byCourse } = await at.ask(`{
    byMonth: retentionReport(groupBy: MONTH, filter: { from: "2025-12-01" }) { nodes { ${FIELDS} } totals { ${FIELDS} } }
    byCourse: retentionReport(filter: { from: "2025-12-01" }) { totals { ${FIELDS} } }
  }`);
  expect(byCourse.totals).toEqual(byMonth.totals);
  return byMonth.nodes.map(numbers);
}

/** Returns the rows of the report by instructor. Each key is the name of the batch that the instructor leads. */
async function byLeader(filter: string): Promise<Record<string, Row>> {
  const report = `retentionReport(groupBy: INSTRUCTOR, filter: { ${filter} }) { nodes { instructorId ${FIELDS} } }`;
  const { nodes } = (await at.ask(`{ ${report} }`)).retentionReport;
  const names = new Map(Object.entries(at.leaders).map(([batch, id]) => [id, batch]));
  return Object.fromEntries(nodes.map((node: any) => [names.get(node.instructorId), numbers(node)]));
}

it('retentionReport counts students from the first day of their place on, and excludes students who left before that day', async () => {
  await at.enroll(at.batches.next);
  const never = await at.enroll(at.batches.next);
  goTo('2025-12-20');
  await at.drop(never);
  expect(await months()).toEqual([NONE, [0, 1, 0, 0, 1], [1, 0, 0, 0, 1], [1, 0, 0, 0, 1]]);
  const today = await at.ask(
    `{ retentionReport(filter: { from: "2026-03-01", asOf: "2026-01-04" }) { totals { ${FIELDS} } } }`,
  );
  expect(numbers(today.retentionReport.totals)).toEqual(NONE);
});

it('retentionReport uses the corrected first day of a place', async () => {
  const id = await at.enroll(at.batches.running);
  await at.ask('mutation ($id: ID!) { updateEnrollment(id: $id, input: { activeFrom: "2026-02-03" }) { id } }', { id });
  expect(await months()).toEqual([NONE, NONE, [0, 1, 0, 0, 1], [1, 0, 0, 0, 1]]);
});

it('retentionReport does not count a transfer within a course as joining or leaving, even if the new batch begins later', async () => {
  const [stays, leaves] = [await at.enroll(at.batches.running), await at.enroll(at.batches.running)];
  const waits = await at.enroll(at.batches.next);
  goTo('2025-12-20');
  await at.move(waits, at.batches.last);
  goTo('2026-01-20');
  await at.move(stays, at.batches.last);
  const left = await at.move(leaves, at.batches.last);
  goTo('2026-02-14');
  await at.drop(left);
  expect(await months()).toEqual([
    [0, 2, 0, 0, 2],
    [2, 0, 0, 0, 2],
    [2, 0, 1, 0, 1],
    [1, 1, 0, 0, 2],
  ]);
  const reasons = 'retentionReport(groupBy: REASON, filter: { from: "2026-01-01" }) { nodes { reason left } }';
  expect((await at.ask(`{ ${reasons} }`)).retentionReport.nodes).toEqual([{ reason: 'Moved away', left: 1 }]);
});

it('retentionReport by instructor does not count a transfer between batches of one instructor as joining or leaving', async () => {
  const id = await at.enroll(at.batches.running);
  goTo('2026-01-20');
  const moved = await at.move(id, at.batches.next);
  goTo('2026-02-14');
  await at.drop(moved);
  goTo('2026-03-12');
  expect(await byLeader('from: "2025-12-01", to: "2026-02-01"')).toEqual({
    running: [0, 1, 0, 0, 0],
    next: [0, 0, 0, 0, 1],
  });
  expect(await byLeader('from: "2026-01-01", to: "2026-02-01"')).toEqual({
    running: [1, 0, 0, 0, 0],
    next: [0, 0, 0, 0, 1],
  });
  expect(await byLeader('from: "2026-02-01", to: "2026-02-28"')).toEqual({ running: NONE, next: [1, 0, 1, 0, 0] });
  const survival = (group: string) =>
    `retentionReport(groupBy: ${group}, filter: { from: "2025-12-01", to: "2025-12-31" }) { totals { survival_30_days survival_90_days } }`;
  const { course, leader } = await at.ask(`{ course: ${survival('COURSE')} leader: ${survival('INSTRUCTOR')} }`);
  expect(course.totals).toEqual({ survival_30_days: '100.00', survival_90_days: '0.00' });
  expect(leader.totals).toEqual({ survival_30_days: '100.00', survival_90_days: '100.00' });
});

it('retentionReport by instructor does not count a student as left who leaves two batches of the instructor, one of them by a transfer to another instructor', async () => {
  const { studentId } = (
    await at.ask('query ($id: ID!) { enrollment(id: $id) { studentId } }', { id: await at.enroll(at.batches.running) })
  ).enrollment;
  const { id: batchId } = await at.academy.with.batch({ instructorId: at.leaders.running, startDate: '2025-12-01' });
  const enroll = 'mutation ($input: EnrollStudentInput!) { done: enrollStudent(input: $input) { id } }';
  const { id: other } = (await at.ask(enroll, { input: { studentId, batchId, status: 'ACTIVE' } })).done;
  const own = (await at.ask(`{ enrollments(filter: { batchId: "${at.batches.running}" }) { nodes { id } } }`))
    .enrollments;
  goTo('2026-01-20');
  await at.move(own.nodes[0].id, at.batches.next);
  await at.drop(other);
  expect(await byLeader('from: "2026-01-01", to: "2026-01-31"')).toEqual({
    running: [1, 0, 0, 0, 0],
    next: [0, 0, 0, 0, 1],
  });
});

it('retentionReport by instructor counts students whose enrollments have not changed since the period began', async () => {
  await at.enroll(at.batches.running);
  goTo('2026-02-14');
  expect(await byLeader('from: "2026-02-01", to: "2026-02-10"')).toEqual({ running: [1, 0, 0, 0, 1] });
});

it('retentionReport counts a student who completed one enrollment and was dropped from another by the later of the two', async () => {
  const again = async (id: string) => {
    const { studentId } = (await at.ask('query ($id: ID!) { enrollment(id: $id) { studentId } }', { id })).enrollment;
    const input = { studentId, batchId: at.batches.next, status: 'ACTIVE' };
    const enroll = 'mutation ($input: EnrollStudentInput!) { done: enrollStudent(input: $input) { id } }';
    return (await at.ask(enroll, { input })).done.id as string;
  };
  const set = (step: 'complete' | 'reopen', id: string) =>
    at.ask(`mutation ($id: ID!) { done: ${step}Enrollment(id: $id) { id } }`, { id });
  const [leaves, completes, corrected] = [
    await at.enroll(at.batches.running),
    await at.enroll(at.batches.running),
    await at.enroll(at.batches.running),
  ];
  goTo('2026-01-20');
  await set('complete', leaves);
  await at.drop(completes);
  const later = [await again(leaves), await again(completes)] as const;
  goTo('2026-01-25');
  await at.drop(later[0]);
  goTo('2026-02-14');
  await set('complete', later[1]);
  await set('complete', corrected);
  await set('reopen', corrected);
  await at.drop(corrected);
  expect(await months()).toEqual([[0, 3, 0, 0, 3], [3, 0, 1, 0, 2], [2, 0, 1, 1, 0], NONE]);
  const period = 'filter: { from: "2026-01-01", to: "2026-03-12" }';
  const { byCourse, byMonth, byReason } = await at.ask(`{
    byCourse: retentionReport(${period}) { totals { ${FIELDS} } }
    byMonth: retentionReport(groupBy: MONTH, ${period}) { totals { ${FIELDS} } }
    byReason: retentionReport(groupBy: REASON, ${period}) { nodes { reason left } totals { ${FIELDS} } }
  }`);
  for (const { totals } of [byCourse, byMonth, byReason]) expect(numbers(totals)).toEqual([3, 0, 2, 1, 0]);
  expect(byReason.nodes).toEqual([{ reason: 'Moved away', left: 2 }]);
});
