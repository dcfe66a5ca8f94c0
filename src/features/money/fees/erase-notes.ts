import { blankAudit } from '../../../platform/audit/blank-audit.ts';
import { lockWhere } from '../../../platform/database/records.ts';
import { onEvent } from '../../../platform/events/events.ts';
import { personErased, relationTo } from '../../../platform/privacy/person-erased.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { CreditNote } from '../ledger/credit-note.entity.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { Payment } from '../ledger/payment.entity.ts';

/**
 * What was written on the fees of an erased person is blank, the references of their payments, which name payers and
 * accounts, and the notes of their credit notes. Amounts, types, days, methods and receipt numbers stay: the books stay right.
 */
export const eraseNotes = onEvent(personErased, async (ctx: RequestContext, em, person) => {
  if (person.resource === 'Staff') return;
  const { engine } = ctx.database;
  const billed = { [`${relationTo(person)}`]: [ctx.session.academyId, person.id] };
  const of = { $or: [{ fee: billed }, { account: billed }] };
  const fees = await lockWhere(em, Fee, billed);
  const payments = await em.find(Payment, of);
  const creditNotes: CreditNote[] = await lockWhere(em, CreditNote, of as object);
  for (const fee of fees) Object.assign(fee, { title: null, notes: null, waiveReason: null });
  for (const payment of payments) payment.reference = null;
  for (const creditNote of creditNotes) creditNote.note = null;
  await em.flush();
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await blankAudit(em, engine, { entity: Fee, ids: idsOf(fees) }, { only: ['title', 'notes', 'waiveReason'] });
  await blankAudit(em, engine, { entity: Payment, ids: idsOf(payments) }, { only: ['reference'] });
  await blankAudit(em, engine, { entity: CreditNote, ids: idsOf(creditNotes) }, { only: ['note'] });
});
