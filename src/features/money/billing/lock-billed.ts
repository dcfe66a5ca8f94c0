import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords, lockWhere } from '../../../platform/database/records.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { lockPayers } from '../accounts/open-accounts.ts';
import { Discount } from '../discounts/discount.entity.ts';
import { DiscountKind } from '../discounts/discount.enums.ts';
import type { PricedEnrollment } from '../pricing/priced-enrollment.ts';
import { readBilledCharges } from './billed-charges.ts';

/** An enrollment that is billed. */
type BilledEnrollment = Pick<PricedEnrollment, 'id' | 'studentId'>;

/**
 * Locks students, enrollments, and discounts with a maximum number of uses. Until the transaction ends, no student is
 * erased, no enrollment is dropped, and no other transaction uses one of these discounts.
 */
export async function lockBilled(em: SqlEntityManager, enrollments: readonly BilledEnrollment[]): Promise<void> {
  await lockRecords(
    em,
    Student,
    enrollments.map(({ studentId }) => studentId),
    { lock: 'shared' },
  );
  await lockRecords(
    em,
    Enrollment,
    enrollments.map(({ id }) => id),
    { lock: 'shared' },
  );
  // coupons need no lock, because an enrollment keeps the coupon that it has
  await lockWhere<Discount>(em, Discount, { maxUses: { $ne: null }, kind: { $ne: DiscountKind.COUPON } });
}

/**
 * Locks the rows for a transaction that first credits charges of enrollments and then bills the same enrollments. If
 * crediting and billing each locked accounts separately, two transactions could wait for each other.
 */
export async function lockCreditedAndBilled(
  em: SqlEntityManager,
  enrollments: readonly BilledEnrollment[],
): Promise<void> {
  await lockBilled(em, enrollments);
  const charges = await readBilledCharges(
    em,
    enrollments.map(({ id }) => id),
  );
  await lockPayers(
    em,
    enrollments.map(({ studentId }) => ({ studentId, parentId: null })),
    charges.flatMap(({ fees }) => fees.map(({ accountId }) => accountId)),
  );
}
