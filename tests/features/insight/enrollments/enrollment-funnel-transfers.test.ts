import { expect, it } from 'vitest';
import type { Member } from '../../../support/seed.ts';
import { goTo } from '../../money/penalties/setup.ts';
import { places } from './places.ts';

const at = places();

const FIELDS = 'entered requested waitlisted active completed dropped daysToActive daysToCompleted';

type Row = Record<string, number | string | null>;

/**
 * Returns the report by month, from December to March. Each month in which an enrollment was entered has the values of
 * `FIELDS`.
 */
async function months(filter = '', as?: Member): Promise<Record<string, (number | string | null)[]>> {
  const report = `enrollmentFunnelReport(groupBy: MONTH, filter: { from: "2025-12-01", to: "2026-03-31" ${filter} })`;
  const { nodes, totals } = (await at.ask(`{ ${report} { nodes { month ${FIELDS} } totals { ${FIELDS} } } }`, {}, as))
    .enrollmentFunnelReport;
  for (const name of FIELDS.split(' ').slice(0, 6)) {
    const sum = nodes.reduce((before: number, row: Row) => before + Number(row[name]), 0);
    expect(totals[name], name).toBe(sum);
  }
  return Object.fromEntries(nodes.map(({ month, ...row }: Row) => [month, FIELDS.split(' ').map((name) => row[name])]));
}

const approve = (id: string) => at.ask('mutation ($id: ID!) { approveEnrollment(id: $id) { id } }', { id });
const complete = (id: string) => at.ask('mutation ($id: ID!) { completeEnrollment(id: $id) { id } }', { id });

/** Creates a batch in another course, whose department has a head. */
async function elsewhere(): Promise<{ readonly batchId: string; readonly head: Member }> {
  const { academy } = at;
  const head = await academy.as('department_head');
  const { id: departmentId } = await academy.with.department({ headStaffId: head.staffId as string });
  const { id: courseId } = await academy.with.course({ departmentId });
  return { batchId: (await academy.with.batch({ courseId, startDate: '2025-12-01' })).id, head };
}

it('enrollmentFunnelReport counts a transferred request only once, in the month of the first request', async () => {
  const id = await at.enroll(at.batches.running, 'PENDING');
  goTo('2026-01-10');
  const moved = await at.move(id, at.batches.next);
  expect(await months()).toEqual({ '2025-12': [1, 1, 0, 0, 0, 0, null, null] });
  goTo('2026-01-20');
  await approve(moved);
  expect(await months()).toEqual({ '2025-12': [1, 1, 0, 1, 0, 0, 41, null] });
});

it('enrollmentFunnelReport counts a request with two transfers only once, with the furthest stage that the request reached', async () => {
  const full = (await at.academy.with.batch({ startDate: '2025-12-01', maxStudents: 1 })).id;
  await at.enroll(full);
  const first = await at.enroll(full, 'PENDING');
  goTo('2026-01-10');
  const second = await at.move(first, at.batches.next);
  goTo('2026-02-05');
  await approve(second);
  const third = await at.move(second, at.batches.running);
  goTo('2026-03-15');
  await complete(third);
  goTo('2026-03-31');
  expect(await months()).toEqual({ '2025-12': [2, 1, 1, 2, 1, 0, 29, 38] });
  expect(await months('asOf: "2026-02-10"')).toEqual({ '2025-12': [2, 1, 1, 2, 0, 0, 29, null] });
  expect(await months('asOf: "2026-01-20"')).toEqual({ '2025-12': [2, 1, 1, 1, 0, 0, 0, null] });
});

it('enrollmentFunnelReport counts a transferred request as dropped only if the last enrollment was dropped', async () => {
  const id = await at.enroll(at.batches.running, 'PENDING');
  goTo('2026-01-10');
  const moved = await at.move(await at.move(id, at.batches.next), at.batches.last);
  expect(await months()).toEqual({ '2025-12': [1, 1, 0, 0, 0, 0, null, null] });
  goTo('2026-02-01');
  await at.drop(moved);
  expect(await months()).toEqual({ '2025-12': [1, 1, 0, 0, 0, 1, null, null] });
  expect(await months('asOf: "2026-01-31"')).toEqual({ '2025-12': [1, 1, 0, 0, 0, 0, null, null] });
});

it('enrollmentFunnelReport counts a transferred enrollment once, as active and not as dropped', async () => {
  const id = await at.enroll(at.batches.running);
  goTo('2026-01-10');
  const moved = await at.move(id, at.batches.next);
  expect(await months()).toEqual({ '2025-12': [1, 0, 0, 1, 0, 0, 0, null] });
  goTo('2026-03-15');
  await complete(moved);
  expect(await months()).toEqual({ '2025-12': [1, 0, 0, 1, 1, 0, 0, 95] });
});

it('enrollmentFunnelReport counts a transfer to another course in the first course, and hides stages that the caller cannot see', async () => {
  const { batchId, head } = await elsewhere();
  const leaves = await at.enroll(batchId, 'PENDING');
  const enters = await at.enroll(at.batches.running, 'PENDING');
  goTo('2026-01-10');
  await approve(await at.move(leaves, at.batches.running));
  await approve(await at.move(enters, batchId));
  expect(await months()).toEqual({ '2025-12': [2, 2, 0, 2, 0, 0, 31, null] });
  expect(await months(`batchId: "${batchId}"`)).toEqual({ '2025-12': [1, 1, 0, 1, 0, 0, 31, null] });
  expect(await months('', head)).toEqual({ '2025-12': [1, 1, 0, 0, 0, 0, null, null] });
});
