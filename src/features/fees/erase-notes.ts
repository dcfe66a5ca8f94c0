import { blankAudit } from '../../platform/audit/blank-audit.ts';
import { lockWhere } from '../../platform/database/records.ts';
import { onEvent } from '../../platform/events/events.ts';
import { personErased, relationTo } from '../../platform/privacy/person-erased.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Fee } from './fee.entity.ts';
import { Payment } from './payment.entity.ts';

/**
 * What was written on the fees of an erased person is blank, and the references of their payments, which name payers and
 * accounts. Amounts, types, days, methods and receipt numbers stay: the books stay right.
 */
export const eraseNotes = onEvent(personErased, async (ctx: RequestContext, em, person) => {
  if (person.resource === 'Staff') return;
  const { engine } = ctx.database;
  const billed = { [`${relationTo(person)}`]: [ctx.session.academyId, person.id] };
  const fees = await lockWhere(em, Fee, billed);
  const payments = await em.find(Payment, { fee: billed });
  for (const fee of fees) Object.assign(fee, { title: null, notes: null });
  for (const payment of payments) payment.reference = null;
  await em.flush();
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await blankAudit(em, engine, { entity: Fee, ids: idsOf(fees) }, { only: ['title', 'notes'] });
  await blankAudit(em, engine, { entity: Payment, ids: idsOf(payments) }, { only: ['reference'] });
});
