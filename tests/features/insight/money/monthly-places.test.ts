import { expect, it } from 'vitest';
import { goTo } from '../../money/penalties/setup.ts';
import { places } from '../enrollments/places.ts';

const at = places();

/** Returns the numbers of students who joined, who left and who were active, for each month from December to March. */
async function months(): Promise<[joined: number, left: number, active: number][]> {
  goTo('2026-03-12');
  const report = 'monthlyReport(filter: { from: "2025-12-01" }) { nodes { joined left active } }';
  const { nodes } = (await at.ask(`{ ${report} }`)).monthlyReport;
  const of = ['2026-01-01', '2026-02-01', '2026-03-01'].map(
    (from) => `m${from.slice(5, 7)}: monthlyReport(filter: { from: "${from}" }) { nodes { active } }`,
  );
  // the number of active students does not depend on the first day of the report
  const later: { nodes: { active: number }[] }[] = Object.values(await at.ask(`{ ${of.join(' ')} }`));
  expect(later.map((each) => each.nodes[0]?.active)).toEqual(nodes.slice(1).map((each: any) => each.active));
  return nodes.map(({ joined, left, active }: any) => [joined, left, active]);
}

it('monthlyReport counts a student as joined on the first day of the place, not on the enrollment date', async () => {
  await at.enroll(at.batches.next);
  const requested = await at.enroll(at.batches.running, 'PENDING');
  const corrected = await at.enroll(at.batches.running);
  goTo('2026-01-20');
  await at.ask('mutation ($id: ID!) { done: approveEnrollment(id: $id) { id } }', { id: requested });
  const correct = 'mutation ($id: ID!) { done: updateEnrollment(id: $id, input: { activeFrom: "2026-02-03" }) { id } }';
  await at.ask(correct, { id: corrected });
  expect(await months()).toEqual([
    [0, 0, 0],
    [2, 0, 2],
    [1, 0, 3],
    [0, 0, 3],
  ]);
});

it('monthlyReport excludes students who left before their place began, and counts a reopened enrollment as joined again', async () => {
  const never = await at.enroll(at.batches.next);
  const completed = await at.enroll(at.batches.running);
  goTo('2025-12-20');
  await at.drop(never);
  goTo('2026-01-20');
  await at.ask('mutation ($id: ID!) { done: completeEnrollment(id: $id) { id } }', { id: completed });
  goTo('2026-02-14');
  await at.ask('mutation ($id: ID!) { done: reopenEnrollment(id: $id) { id } }', { id: completed });
  expect(await months()).toEqual([
    [1, 0, 1],
    [0, 1, 0],
    [1, 0, 1],
    [0, 0, 1],
  ]);
});

it('monthlyReport does not count a completion as left that is corrected in the same month, and agrees with retentionReport', async () => {
  const corrected = await at.enroll(at.batches.running);
  const leaves = await at.enroll(at.batches.running);
  const completes = await at.enroll(at.batches.running);
  const set = (step: 'complete' | 'reopen', id: string) =>
    at.ask(`mutation ($id: ID!) { done: ${step}Enrollment(id: $id) { id } }`, { id });
  goTo('2026-01-20');
  for (const id of [corrected, leaves, completes]) await set('complete', id);
  for (const id of [corrected, leaves, completes]) await set('reopen', id);
  goTo('2026-01-22');
  await at.drop(leaves);
  await set('complete', completes);
  expect(await months()).toEqual([
    [3, 0, 3],
    [0, 2, 1],
    [0, 0, 1],
    [0, 0, 1],
  ]);
  const day = 'filter: { from: "2026-01-20", to: "2026-01-20" }';
  const { monthly, retention } = await at.ask(`{
    monthly: monthlyReport(${day}) { totals { joined left } }
    retention: retentionReport(${day}) { totals { joined left completed } }
  }`);
  expect(monthly.totals).toEqual({ joined: 0, left: 0 });
  expect(retention.totals).toEqual({ joined: 0, left: 0, completed: 0 });
});

it('monthlyReport does not count a transfer within a course as joined or left, even if the new batch begins later', async () => {
  const [stays, leaves, waits] = [
    await at.enroll(at.batches.running),
    await at.enroll(at.batches.running),
    await at.enroll(at.batches.next),
  ];
  goTo('2025-12-20');
  // neither batch has started
  await at.move(waits, at.batches.last);
  goTo('2026-01-20');
  const moved = [await at.move(stays, at.batches.last), await at.move(leaves, at.batches.last)];
  goTo('2026-02-14');
  await at.drop(moved[1] as string);
  await at.move(moved[0] as string, at.batches.next);
  expect(await months()).toEqual([
    [2, 0, 2],
    [0, 0, 2],
    [0, 1, 1],
    [1, 0, 2],
  ]);
});

it('monthlyReport counts a transfer to another course as left and joined', async () => {
  const { id: other } = await at.academy.with.batch({ startDate: '2026-02-02' });
  const moves = await at.enroll(at.batches.running);
  goTo('2026-01-20');
  await at.move(moves, other);
  expect(await months()).toEqual([
    [1, 0, 1],
    [0, 1, 0],
    [1, 0, 1],
    [0, 0, 1],
  ]);
});
