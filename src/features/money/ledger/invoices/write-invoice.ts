import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord, lockRecords } from '../../../../platform/database/records.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { requirePrintable } from '../../../../platform/papers/printable.ts';
import { assertNotErased } from '../../../../platform/privacy/erasable.ts';
import { requireAcademy, todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Parent } from '../../../people/parents/parent.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { Account } from '../../accounts/account.entity.ts';
import { Fee } from '../fee.entity.ts';
import { nextInvoiceNumber } from '../numbers/receipts.ts';
import { Invoice } from './invoice.entity.ts';
import { snapshotOf } from './snapshot-of-fee.ts';

/** Options for locking the rows of people, including deleted people. Other transactions can still read these rows. */
const SHARED = { lock: 'shared', filters: { notDeleted: false } } as const;

/**
 * Locks the student and the payers of a fee, so that none of them is erased before the invoice with their names is
 * stored. `parentId` is the id of another parent who may become the payer. Call this function before accounts are
 * locked.
 */
export async function lockInvoicedPeople(em: SqlEntityManager, feeId: string, parentId?: string | null): Promise<void> {
  const fee = await findRecord(em, Fee, feeId);
  const account = fee && (await findRecord(em, Account, fee.account.id));
  await lockRecords(em, Student, [fee?.student?.id, account?.student?.id], SHARED);
  await lockRecords(em, Parent, [fee?.parent?.id, account?.parent?.id, parentId], SHARED);
}

/**
 * Issues the invoice, with the next number, for a locked fee that has no invoice. Call {@link lockInvoicedPeople}
 * first, and this function last, after all other locks. The caller stores the time of the invoice in the fee.
 */
export async function writeInvoice(ctx: RequestContext, em: SqlEntityManager, fee: Fee): Promise<Invoice> {
  const { id, viewer } = requireAcademy(ctx);
  const { payer, student } = await namedIn(em, fee);
  requirePrintable(ctx, { studentName: student?.name ?? null, payerName: payer.name });
  const academy = await em.findOneOrFail(Academy, { id });
  const number = await nextInvoiceNumber(em);
  const issuedOn = todayOf(ctx);
  const { account, amount, tax, currency, dueDate } = fee;
  const invoice = Object.assign(new Invoice(), { number, fee, account, amount, tax, currency, dueDate });
  Object.assign(invoice, { issuedAt: now(), issuer: em.getReference(User, viewer.userId) });
  Object.assign(invoice, { logoFileId: academy.logoFileId });
  invoice.snapshot = snapshotOf(fee, { number, issuedOn, academy, payerName: payer.name, student });
  em.persist(invoice);
  return invoice;
}

/**
 * Returns the payer and the student. Throws BAD_USER_INPUT if one of them was erased, because the name is unknown.
 * Locks both people again, because the fee may have moved to another payer since {@link lockInvoicedPeople}.
 */
async function namedIn(
  em: SqlEntityManager,
  { account, student: of }: Fee,
): Promise<{ payer: Parent | Student; student: Student | null }> {
  const students = await lockRecords(em, Student, [of?.id, account.student?.id], SHARED);
  const parents = await lockRecords(em, Parent, [account.parent?.id], SHARED);
  const student = students.find(({ id }) => id === of?.id) ?? null;
  const payer = parents[0] ?? requireValue(students.find(({ id }) => id === account.student?.id));
  if (student) assertNotErased(student, 'student');
  assertNotErased(payer, parents[0] ? 'parent' : 'student');
  return { payer, student };
}
