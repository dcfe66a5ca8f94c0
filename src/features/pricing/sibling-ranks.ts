import type { FeeType } from '../fees/fee.enums.ts';

/** An item that an enrollment costs, whatever its frequency. */
export interface ItemCost {
  readonly feeType: FeeType;
  readonly amount: number;
}

/** What an active enrollment of a student costs. */
export interface EnrollmentCost {
  readonly id: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly enrollmentDate: string;
  readonly createdAt: string;
  /** What it costs on a day, or when it begins where that is later. */
  itemsOn(day: string): readonly ItemCost[];
}

/**
 * The ranks of the students of one payer on a day, from 1: who costs most is the first, of equal ones whose enrollment is oldest.
 * Counted are the fees of the types, or all where none is named.
 */
export function siblingRanks(
  enrollments: readonly EnrollmentCost[],
  feeTypes: readonly FeeType[],
  day: string,
): Map<string, number> {
  const counts = (type: FeeType) => feeTypes.length === 0 || feeTypes.includes(type);
  const costOf = (enrollment: EnrollmentCost) =>
    enrollment.itemsOn(day).reduce((sum, { feeType, amount }) => sum + (counts(feeType) ? amount : 0), 0);
  const students = [...Map.groupBy(enrollments, ({ studentId }) => studentId)].map(([id, own]) => ({
    id,
    cost: own.reduce((sum, each) => sum + costOf(each), 0),
    oldest: own.map(ageOf).toSorted()[0] ?? '',
  }));
  students.sort((one, other) => other.cost - one.cost || (one.oldest < other.oldest ? -1 : 1));
  return new Map(students.map(({ id }, index) => [id, index + 1]));
}

const ageOf = ({ enrollmentDate, createdAt, id }: EnrollmentCost): string => `${enrollmentDate} ${createdAt} ${id}`;
