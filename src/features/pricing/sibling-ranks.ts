import type { FeeType } from '../fees/fee.enums.ts';

/** What an active enrollment of a student costs, item by item, whatever its frequency. */
export interface EnrollmentCost {
  readonly id: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly enrollmentDate: string;
  readonly createdAt: string;
  readonly items: readonly { readonly feeType: FeeType; readonly amount: number }[];
}

/**
 * The ranks of the students of one payer, from 1: who costs most is the first, of equal ones whose enrollment is oldest. Counted
 * are the fees of the types, or all where none is named.
 */
export function siblingRanks(
  enrollments: readonly EnrollmentCost[],
  feeTypes: readonly FeeType[],
): Map<string, number> {
  const counts = (type: FeeType) => feeTypes.length === 0 || feeTypes.includes(type);
  const costOf = ({ items }: EnrollmentCost) =>
    items.reduce((sum, { feeType, amount }) => sum + (counts(feeType) ? amount : 0), 0);
  const students = [...Map.groupBy(enrollments, ({ studentId }) => studentId)].map(([id, own]) => ({
    id,
    cost: own.reduce((sum, each) => sum + costOf(each), 0),
    oldest: own.map(ageOf).toSorted()[0] ?? '',
  }));
  students.sort((one, other) => other.cost - one.cost || (one.oldest < other.oldest ? -1 : 1));
  return new Map(students.map(({ id }, index) => [id, index + 1]));
}

const ageOf = ({ enrollmentDate, createdAt, id }: EnrollmentCost): string => `${enrollmentDate} ${createdAt} ${id}`;
