import { blankAudit } from '../../../platform/audit/blank-audit.ts';
import { lockWhere, referTo } from '../../../platform/database/records.ts';
import { ERASED } from '../../../platform/privacy/erased-values.ts';
import { personErased, relationTo } from '../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { feeTypeInWords } from '../ledger/fee.enums.ts';
import { Invoice } from '../ledger/invoices/invoice.entity.ts';
import type { InvoiceSnapshot } from '../ledger/invoices/invoice-snapshot.ts';

/**
 * Removes the name of an erased person, and the titles of that person's fees, from invoices. Numbers, amounts, taxes
 * and dates stay, because books must be kept.
 */
export const eraseInvoices = onSignal(personErased, async (ctx: RequestContext, em, person) => {
  if (person.resource === 'Staff') return;
  const relation = relationTo(person) as 'student' | 'parent';
  const row = person.resource === 'Student' ? referTo(em, Student, person.id) : referTo(em, Parent, person.id);
  const invoices = await lockWhere<Invoice>(em, Invoice, {
    $or: [{ fee: { [relation]: row } }, { account: { [relation]: row } }],
  });
  if (invoices.length === 0) return;
  await em.populate(invoices, ['fee', 'account']);
  for (const invoice of invoices) {
    const { fee, account, snapshot } = invoice;
    const name = `${ERASED} ${relation}`;
    const { student } = snapshot;
    invoice.snapshot = {
      ...withoutTitle(snapshot),
      ...(account[relation]?.id === person.id && { buyer: { name } }),
      ...(student &&
        person.resource === 'Student' &&
        fee.student?.id === person.id && { student: { ...student, name } }),
    };
  }
  await em.flush();
  const ids = invoices.map(({ id }) => id);
  await blankAudit(em, ctx.database.engine, { entity: Invoice, ids }, { only: ['snapshot'] });
});

/** Returns a snapshot without the title of the fee. */
function withoutTitle(snapshot: InvoiceSnapshot): InvoiceSnapshot {
  const { title, feeType } = snapshot;
  const lines = snapshot.lines.map((line) =>
    line.label === title ? { ...line, label: feeTypeInWords(feeType) } : line,
  );
  return { ...snapshot, title: null, lines };
}
