import type { SqlEntityManager } from '@mikro-orm/sql';
import { EnrollmentTransfer } from '../../academics/enrollments/enrollment-transfer.entity.ts';

/** The active enrollments that students left for these, and for those before: what was billed once there is not billed anew. */
export async function findFormer(em: SqlEntityManager, ids: readonly string[]): Promise<Set<string>> {
  const former = new Set<string>();
  for (let entered = [...ids]; entered.length > 0; ) {
    const transfers = await em.find(EnrollmentTransfer, { wasActive: true, entered: { id: { $in: entered } } });
    entered = transfers.map(({ left }) => left.id);
    for (const id of entered) former.add(id);
  }
  return former;
}
