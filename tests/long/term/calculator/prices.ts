import { mulDiv, sum } from './arithmetic.ts';
import { addDays, type Day, daysBetween, monthsFrom, type Period } from './days.ts';
import type { Lessons } from './lessons.ts';
import type { Discount, Item, Offer } from './offer.ts';
import { counts, type Place, type Student } from './places.ts';

/** 100 % in the units of discounts, and of taxes. */
const WHOLE = 10_000;
const WHOLE_TAX = 1_000_000;

export interface Price {
  readonly amount: number;
  /** The amounts of the taxes, in the order of the item's taxes. */
  readonly taxes: readonly number[];
  /** Sibling rank, if a discount depends on it; null for single lessons. */
  readonly rank: number | null;
}

/** A rank with which a student of a family was billed. */
export interface TakenRank {
  readonly student: Student;
  readonly rank: number;
}

/** Prices of items, and the discounts of students. */
export class Prices {
  constructor(
    private readonly offer: Offer,
    private readonly lessons: Lessons,
    private readonly places: () => readonly Place[],
    /** Returns the ranks in force on a day that apply to fees of an item. */
    private readonly taken: (item: Item, on: Day) => readonly TakenRank[],
  ) {}

  /** Returns the price of an item for `billable` of the `scheduled` lessons. `on` is the effective day of the fee. */
  price(item: Item, place: Place, billable: number, scheduled: number, on: Day): Price {
    let price = item.proration === 'sessions' ? mulDiv(item.amount, billable, scheduled) : item.amount;
    for (const discount of this.discounts(item, place, on, price)) price -= reduction(discount, price);
    const ranks = this.offer.discounts.some(({ kind, feeType }) => kind === 'sibling' && feeType === item.feeType);
    const rank = ranks && item.frequency !== 'per_session' ? this.rankOf(item, place.student, on) : null;
    return { ...withTaxes(item, price), rank };
  }

  /** Returns the discounts of a fee in order: the best exclusive discount, then the others by priority. */
  private discounts(item: Item, place: Place, on: Day, price: number): Discount[] {
    const given = this.offer.discounts.filter(
      (discount) => discount.feeType === item.feeType && this.isGiven(discount, item, place, on),
    );
    const others = given.filter(({ isExclusive }) => !isExclusive).sort((a, b) => a.priority - b.priority);
    const exclusive = given.filter(({ isExclusive }) => isExclusive);
    const best = exclusive.sort((a, b) => reduction(b, price) - reduction(a, price)).slice(0, 1);
    return [...best, ...others];
  }

  private isGiven(discount: Discount, item: Item, place: Place, on: Day): boolean {
    switch (discount.kind) {
      case 'coupon':
        return place.coupon === discount.code;
      case 'scholarship':
        return place.student.name === discount.student;
      case 'early_bird':
        return isEarly(place, discount.daysBeforeStart ?? 0);
      case 'multi_course':
        return this.coursesOf(place.student, on) >= (discount.minCourses ?? 2);
      case 'sibling':
        return this.rankOf(item, place.student, on) >= (discount.rankFrom ?? 2);
    }
  }

  private coursesOf(student: Student, on: Day): number {
    const active = this.places().filter((place) => place.student === student && counts(place, on));
    return new Set(active.map((place) => place.class.course)).size;
  }

  /**
   * Returns the rank of a student among the active students of the family, the most expensive student first. A rank that
   * was already billed for the same month or term is not assigned again.
   */
  private rankOf(item: Item, student: Student, on: Day): number {
    const taken = this.taken(item, on).filter((each) => each.student.family === student.family);
    const own = taken.filter((each) => each.student === student).map(({ rank }) => rank);
    if (own.length > 0) return Math.min(...own);
    const active = this.places().filter(
      (place) => place.student.family === student.family && (counts(place, on) || place.student === student),
    );
    const ofEach = new Map<Student, { price: number; number: number }>();
    for (const place of active) {
      const [price, known] = [this.monthlyPrice(place, on), ofEach.get(place.student)];
      const isFirst = !known || price > known.price || (price === known.price && place.number < known.number);
      if (isFirst) ofEach.set(place.student, { price, number: firstOf(place).number });
    }
    const ranked = [...ofEach].sort(([, a], [, b]) => b.price - a.price || a.number - b.number);
    const others = ranked.filter(([each]) => !taken.some((one) => one.student === each));
    const free = [...Array(ranked.length + taken.length).keys()].filter(
      (at) => !taken.some(({ rank }) => rank === at + 1),
    );
    return (free[others.findIndex(([each]) => each === student)] as number) + 1;
  }

  /** Returns the monthly price by which siblings are compared. */
  private monthlyPrice(place: Place, on: Day): number {
    const { term } = this.offer;
    const prices = place.class.course.items.map((item) => {
      if (item.frequency === 'monthly') return item.amount;
      if (item.frequency === 'per_term') return item.amount / monthsFrom(term.from, term.until).length;
      if (item.frequency === 'one_time') return 0;
      const [month] = monthsFrom(on, on) as [Period];
      return item.amount * this.lessons.weekly(place.class, month).length;
    });
    return Math.max(...prices);
  }
}

/** Returns the first place of a student in a course, before all transfers. Its facts stay valid after a transfer. */
const firstOf = (place: Place): Place => (place.replaces ? firstOf(place.replaces) : place);

function isEarly(place: Place, days: number): boolean {
  const { requestedOn, class: first } = firstOf(place);
  return requestedOn <= first.start && daysBetween(requestedOn, first.start) >= days;
}

const reduction = ({ percent, amount }: Discount, price: number): number =>
  percent === undefined ? Math.min(amount ?? 0, price) : mulDiv(price, percent, WHOLE);

/** Applies each tax to the net price: the price without included taxes. */
function withTaxes({ taxes }: Item, price: number): Omit<Price, 'rank'> {
  const included = sum(taxes.filter(({ isInclusive }) => isInclusive).map(({ percent }) => percent));
  const of = (percent: number) => mulDiv(price, percent, WHOLE_TAX + included);
  const net = price - sum(taxes.filter(({ isInclusive }) => isInclusive).map(({ percent }) => of(percent)));
  const amounts = taxes.map(({ percent, isInclusive }) =>
    isInclusive ? of(percent) : mulDiv(net, percent, WHOLE_TAX),
  );
  return { amount: net + sum(amounts), taxes: amounts };
}

/** Returns the due day by the rule of the fee plan. It may lie before the day of billing. */
export function dueDay({ anchor, offsetDays }: Item, period: Period, { givenOn }: Place): Day {
  const anchors = { enrollment: givenOn ?? period.from, period_start: period.from, period_end: period.until };
  return addDays(anchors[anchor], offsetDays);
}
