import { blankAudit } from '../../platform/audit/blank-audit.ts';
import { now } from '../../platform/database/columns.ts';
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
  const fees = (await lockWhere(em, Fee, billed)).map((fee) => fee.id);
  const payments = (await em.find(Payment, { fee: billed })).map((payment) => payment.id);
  const titled = { ...billed, $or: [{ title: { $ne: null } }, { notes: { $ne: null } }] };
  await em.nativeUpdate(Fee, titled, { title: null, notes: null, updatedAt: now() });
  const referring = { id: { $in: payments }, reference: { $ne: null } };
  await em.nativeUpdate(Payment, referring, { reference: null, updatedAt: now() });
  await blankAudit(em, engine, { entity: Fee, ids: fees }, { only: ['title', 'notes'] });
  await blankAudit(em, engine, { entity: Payment, ids: payments }, { only: ['reference'] });
});
