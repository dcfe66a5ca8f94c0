import { type Days, hasDay } from '../../../platform/time/days.ts';
import type { FeeType } from '../ledger/fee.enums.ts';

/** The cost of one item of an enrollment. */
export interface ItemCost {
  readonly feeType: FeeType;
  /** The monthly cost in minor units; for a one-time item, its price. */
  readonly amount: number;
  readonly isOnce?: boolean;
}

/** The cost of an active enrollment of a student. */
export interface EnrollmentCost {
  readonly id: string;
  readonly studentId: string;
  readonly courseId: string;
  /** The first enrollment of the student in the course, before any transfer within the course. */
  readonly begun: { readonly id: string; readonly heldFrom: string; readonly createdAt: string };
  /** The first day of the place. */
  readonly activeFrom: string;
  /**
   * The last day of the batch, or the day before the student left; null if the batch has no last day and the student
   * has not left.
   */
  readonly lastDay: string | null;
  /** Returns the costs on a day. If the place begins later, returns the costs on the first day of the place. */
  itemsOn(day: string): readonly ItemCost[];
}

/**
 * Returns true if an enrollment counts on a day: its place has begun, and neither the enrollment nor its batch has
 * ended.
 */
export const isActiveOn =
  (day: string) =>
  ({ activeFrom, lastDay }: Pick<EnrollmentCost, 'activeFrom' | 'lastDay'>): boolean =>
    activeFrom <= day && (lastDay === null || day <= lastDay);

/** Returns true if a list of fee types includes a type. An empty list stands for all types. */
export const isForType = (feeTypes: readonly FeeType[], type: FeeType): boolean =>
  feeTypes.length === 0 || feeTypes.includes(type);

/** The rank among siblings by which a fee was billed. No other student gets this rank, unless the fee is voided. */
export interface BilledRank {
  readonly studentId: string;
  readonly feeType: FeeType;
  readonly rank: number;
  /** The days of the month or the term; null for one-time charges. */
  readonly days: Days | null;
}

/**
 * Returns the ranks by which students were billed, by student id: for one-time charges, or for months and terms that
 * contain the day. Only fees of the given types count; an empty list stands for all types.
 */
export function ranksKept(
  billed: readonly BilledRank[],
  feeTypes: readonly FeeType[],
  { day, isOnce }: { readonly day: string; readonly isOnce: boolean },
): Map<string, number> {
  const kept = new Map<string, number>();
  for (const { studentId, feeType, rank, days } of billed) {
    if (!isForType(feeTypes, feeType)) continue;
    if (isOnce ? days !== null : days === null || !hasDay(days, day)) continue;
    kept.set(studentId, Math.min(rank, kept.get(studentId) ?? rank));
  }
  return kept;
}

/**
 * Returns the ranks of the students of one payer on a day, from 1. The student with the highest monthly price is first.
 * If prices are equal, the oldest enrollment comes first. Students without a monthly price come last, ordered by their
 * one-time price, the highest first. Only the given fee types count; an empty list stands for all types. Students keep
 * the ranks by which they were billed. The remaining students get the free ranks.
 */
export function siblingRanks(
  enrollments: readonly EnrollmentCost[],
  feeTypes: readonly FeeType[],
  day: string,
  kept: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const students = [...Map.groupBy(enrollments, ({ studentId }) => studentId)].map(([id, own]) => {
    const items = own.flatMap((each) => each.itemsOn(day));
    const counted = items.filter(({ feeType }) => isForType(feeTypes, feeType));
    const once = sumOf(counted.filter((item) => item.isOnce));
    const monthly = sumOf(counted.filter((item) => !item.isOnce));
    return { id, monthly, once, oldest: own.map(ageOf).toSorted()[0] ?? '' };
  });
  students.sort(
    (one, other) =>
      other.monthly - one.monthly ||
      (one.monthly === 0 && other.once - one.once) ||
      (one.oldest < other.oldest ? -1 : 1),
  );
  const taken = new Set(kept.values());
  let rank = 0;
  const nextFree = (): number => {
    do rank++;
    while (taken.has(rank));
    return rank;
  };
  return new Map(students.map(({ id }) => [id, kept.get(id) ?? nextFree()]));
}

const sumOf = (items: readonly ItemCost[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

const ageOf = ({ begun: { heldFrom, createdAt, id } }: EnrollmentCost): string => `${heldFrom} ${createdAt} ${id}`;
