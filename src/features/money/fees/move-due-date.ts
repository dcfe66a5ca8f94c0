import type { SqlEntityManager } from '@mikro-orm/sql';
import { FIRST_DAY } from '../../../platform/time/days.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import { FormerDueDate } from '../ledger/former-due-date.entity.ts';

/** Gives a fee, which is locked, another due date. The one that it had stays that of the days before today. */
export async function moveDueDate(em: SqlEntityManager, fee: Fee, dueDate: string, today: string): Promise<void> {
  if (dueDate === fee.dueDate) return;
  const last = await em.findOne(FormerDueDate, { fee }, { orderBy: { until: 'desc' } });
  const since = last?.until ?? FIRST_DAY;
  // what was told and taken back on one day was the due date at the end of none
  if (since < today) {
    em.persist(Object.assign(new FormerDueDate(), { fee, dueDate: fee.dueDate, since, until: today }));
  }
  fee.dueDate = dueDate;
}
