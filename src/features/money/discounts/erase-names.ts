import type { SqlEntityManager } from '@mikro-orm/sql';
import { auditedTexts, blankAudit } from '../../../platform/audit/blank-audit.ts';
import { lockWhere, referTo } from '../../../platform/database/records.ts';
import { ERASED } from '../../../platform/privacy/erased-values.ts';
import { personErased } from '../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { type PriceStep } from '../ledger/fee-values.entity.ts';
import { Invoice } from '../ledger/invoices/invoice.entity.ts';
import { Discount } from './discount.entity.ts';

/**
 * Removes the names of an erased student's discounts from fees and invoices. The amounts stay. Runs before the names
 * are erased from the discounts themselves.
 */
export const eraseNames = onSignal(personErased, async (ctx: RequestContext, em, { resource, id }) => {
  if (resource !== 'Student') return;
  const student = referTo(em, Student, id);
  const enrollments = await em.find(Enrollment, { student }, { filters: { notDeleted: false } });
  const own = { $or: [{ student }, { enrollment: { $in: enrollments } }] };
  const all = await lockWhere<Discount>(em, Discount, own, { filters: { notDeleted: false } });
  await eraseFromFees(ctx, em, student, await namesOf(em, all));
});

/** Returns the names of discounts, including former names. */
async function namesOf(em: SqlEntityManager, discounts: readonly Discount[]): Promise<ReadonlySet<string>> {
  const names = new Set(discounts.map(({ name }) => name));
  for (const { id } of discounts) {
    for (const name of await auditedTexts(em, { entity: Discount, ids: [id] }, 'name')) names.add(name);
  }
  return names;
}

/** Erases discount names from the price steps of a student's fees, and from the invoices for these fees. */
async function eraseFromFees(
  { database }: RequestContext,
  em: SqlEntityManager,
  student: Student,
  names: ReadonlySet<string>,
): Promise<void> {
  if (names.size === 0) return;
  const fees = await lockWhere<Fee>(em, Fee, { student, steps: { $ne: null } });
  const named = fees.filter(({ steps }) => steps?.some(({ label }) => names.has(label)));
  for (const fee of named) {
    fee.steps = fee.steps && withoutNames(fee.steps, names);
  }
  const { engine } = database;
  await eraseFromInvoices(engine, em, student, names);
  await em.flush();
  await blankAudit(em, engine, { entity: Fee, ids: named.map(({ id }) => id) }, { only: ['steps'] });
}

/** Erases discount names from the lines of invoices. */
async function eraseFromInvoices(
  engine: RequestContext['database']['engine'],
  em: SqlEntityManager,
  student: Student,
  names: ReadonlySet<string>,
): Promise<void> {
  const invoices = await lockWhere<Invoice>(em, Invoice, { fee: { student } });
  const named = invoices.filter(({ snapshot }) => snapshot.lines.some(({ label }) => names.has(label)));
  for (const invoice of named) {
    invoice.snapshot = { ...invoice.snapshot, lines: withoutNames(invoice.snapshot.lines, names) };
  }
  await em.flush();
  await blankAudit(em, engine, { entity: Invoice, ids: named.map(({ id }) => id) }, { only: ['snapshot'] });
}

const withoutNames = (steps: readonly PriceStep[], names: ReadonlySet<string>): PriceStep[] =>
  steps.map((step) => (names.has(step.label) ? { ...step, label: ERASED } : step));
