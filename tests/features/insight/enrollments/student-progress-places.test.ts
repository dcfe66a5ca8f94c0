import { expect, it } from 'vitest';
import { goTo } from '../../money/penalties/setup.ts';
import { places } from './places.ts';

const at = places();

it('studentProgressReport omits enrollments that ended before the first day of their place or on it', async () => {
  const stays = await at.enroll(at.batches.running);
  await at.drop(await at.enroll(at.batches.running));
  const leaves = await at.enroll(at.batches.running);
  const never = await at.enroll(at.batches.next);
  const completed = await at.enroll(at.batches.next);
  await at.enroll(at.batches.last);
  goTo('2025-12-11');
  await at.drop(leaves);
  await at.drop(never);
  await at.ask('mutation ($id: ID!) { done: completeEnrollment(id: $id) { id } }', { id: completed });
  const cancel = 'mutation ($id: ID!) { done: updateBatch(id: $id, input: { status: CANCELLED }) { id } }';
  await at.ask(cancel, { id: at.batches.last });
  goTo('2026-03-12');
  for (const from of ['2025-12-10', '2025-12-01']) {
    const report = `studentProgressReport(groupBy: ENROLLMENT, filter: { from: "${from}" }) { totals { enrollments } nodes { enrollmentId } }`;
    const { totals, nodes } = (await at.ask(`{ ${report} }`)).studentProgressReport;
    expect(totals).toEqual({ enrollments: 2 });
    expect(nodes.map(({ enrollmentId }: any) => enrollmentId).toSorted()).toEqual([stays, leaves].toSorted());
  }
});
